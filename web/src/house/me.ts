import { get, post, put, Refused, remove, useFormKey } from "./api";
import type { Me, Profile, Token } from "./messages";

const KNOWN = "longhouse.known";
let known: Me | null = null;

function remember(me: Me): Me {
  useFormKey(me.form_key);
  known = me;
  localStorage.setItem(KNOWN, "yes");
  return me;
}

function forget(): null {
  useFormKey("");
  known = null;
  localStorage.removeItem(KNOWN);
  return null;
}

/** Who one is, null for somebody the house does not know yet. */
export async function whoAmI(): Promise<Me | null> {
  if (known || !localStorage.getItem(KNOWN)) return known;
  try {
    return remember(await get<Me>("/api/me"));
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "unauthorized") throw error;
    return forget();
  }
}

/** Be somebody: the person one is already, else a new guest of that name. */
export async function beSomebody(name: string): Promise<Me> {
  return (await whoAmI()) ?? remember(await post<Me>("/api/me", { name }));
}

/** Take another name, and say where to be told of one's turn. */
export async function changeMe(profile: Profile): Promise<Me> {
  await beSomebody(profile.name);
  return remember(await put<Me>("/api/me", profile));
}

/** Turn the guest one is into an account; games stay one's own. */
export async function register(name: string, login: string, password: string): Promise<Me> {
  await beSomebody(name);
  return remember(await post<Me>("/api/account", { login, password }));
}

/** Be the account of that login; the games of the guest one was come along. */
export async function logIn(login: string, password: string): Promise<Me> {
  await whoAmI();
  return remember(await post<Me>("/api/login", { login, password }));
}

export async function logOut(): Promise<null> {
  await post("/api/logout");
  return forget();
}

export const SHORTEST_PASSWORD = 10;

/** Another password; every other browser is logged out. */
export const changePassword = (old: string, wanted: string): Promise<null> =>
  post<null>("/api/account/password", { old, new: wanted });

/** Ask for a letter that lets one set a new password. Whether there is such an account is not told. */
export const forgetPassword = (login: string): Promise<null> => post<null>("/api/account/forgotten", { login });

/** A new password by the key of a letter; one is logged in then. */
export async function resetPassword(key: string, password: string): Promise<Me> {
  return remember(await post<Me>("/api/account/reset", { key, password }));
}

/** Prove one's address by the key of a letter, in whatever browser it was opened. */
export async function proveAddress(key: string): Promise<void> {
  await whoAmI();
  await post<null>("/api/me/email", { key });
  known = null;
}

/** Ask for another letter that proves one's address. */
export const writeAgain = (): Promise<null> => post<null>("/api/me/email/letter");

/** Be forgotten by the house. */
export async function leaveForGood(password: string): Promise<null> {
  await post<null>("/api/me/leave", { password });
  return forget();
}

export const myTokens = (): Promise<Token[]> => get<Token[]>("/api/me/tokens");
export const makeToken = (label: string): Promise<Token> => post<Token>("/api/me/tokens", { label });
export const dropToken = (id: string): Promise<null> => remove(`/api/me/tokens/${id}`);
