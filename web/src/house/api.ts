import type { Me } from "./messages";

/** The server refused something; `code` says what in a word. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly wait = 0,
  ) {
    super(message);
  }
}

const KNOWN = "longhouse.known";
let formKey = "";
let known: Me | null = null;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (formKey) headers["x-form-key"] = formKey;
  const answer = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused("offline", "the server cannot be reached");
  });
  const found: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    const why = found as { code?: string; message?: string; wait?: number } | null;
    throw new Refused(why?.code ?? "busy", why?.message ?? answer.statusText, why?.wait);
  }
  return found as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);

function remember(me: Me): Me {
  formKey = me.form_key;
  known = me;
  localStorage.setItem(KNOWN, "yes");
  return me;
}

/** Who one is, null for somebody the house does not know yet. */
export async function whoAmI(): Promise<Me | null> {
  if (known || !localStorage.getItem(KNOWN)) return known;
  try {
    return remember(await get<Me>("/api/me"));
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "unauthorized") throw error;
    localStorage.removeItem(KNOWN);
    return null;
  }
}

/** Be somebody: the person one is already, else a new guest of that name. */
export async function beSomebody(name: string): Promise<Me> {
  return (await whoAmI()) ?? remember(await post<Me>("/api/me", { name }));
}

/** Take another name. */
export async function rename(name: string): Promise<Me> {
  const me = await beSomebody(name);
  if (me.name === name) return me;
  return remember(await put<Me>("/api/me", { name, email: me.email, webhook: me.webhook }));
}
