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

let formKey = "";

/** Send this with everything that changes something, so that other pages cannot act in somebody's name. */
export function useFormKey(key: string): void {
  formKey = key;
}

async function ask<T>(method: string, path: string, body?: string): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (formKey) headers["x-form-key"] = formKey;
  const answer = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
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
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, JSON.stringify(body));
/** JSON as it stands in a file: numbers that JavaScript would round (the seed of a game) arrive whole. */
export const postText = <T>(path: string, json: string): Promise<T> => ask<T>("POST", path, json);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, JSON.stringify(body));
export const remove = (path: string): Promise<null> => ask<null>("DELETE", path);
