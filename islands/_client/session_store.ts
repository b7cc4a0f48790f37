/** The signed-in user as the browser keeps it: `auth_token` and `user` in local storage. */

export const TOKEN_KEY = "auth_token";
export const USER_KEY = "user";
/** Set while a sign-out is on its way, so that one that was cut off is made up for. */
export const LEAVING_KEY = "flc_signing_out";
/** A notice to show after the next full page load. */
const FLASH_KEY = "flc_notice";

export interface Flash {
  title: string;
  description: string;
}

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Storage can be switched off; the cookie still carries the session.
  }
}

const local = () => globalThis.localStorage;
const tab = () => globalThis.sessionStorage;

export function readToken(): string | null {
  return read(local, TOKEN_KEY);
}

export function storeSession(token: string, user: unknown): void {
  write(local, TOKEN_KEY, token);
  write(local, USER_KEY, JSON.stringify(user));
}

export function storeUser(user: unknown): void {
  write(local, USER_KEY, JSON.stringify(user));
}

export function clearSession(): void {
  write(local, TOKEN_KEY, null);
  write(local, USER_KEY, null);
}

export function markLeaving(isLeaving: boolean): void {
  write(local, LEAVING_KEY, isLeaving ? "1" : null);
}

/** True when a sign-out was begun in this browser and has not ended on the sign-in page. */
export function isLeaving(): boolean {
  return read(local, LEAVING_KEY) !== null;
}

/** Every key of local storage, empty where storage is switched off. */
export function listKeys(): string[] {
  try {
    return Object.keys(local());
  } catch {
    return [];
  }
}

/** Forgets one key of local storage. */
export function forget(key: string): void {
  write(local, key, null);
}

/** Restores the stored user. What can't be read is removed with its token. @source specification section 4 */
export function readUser(): unknown {
  const text = read(local, USER_KEY);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.error("Failed to parse saved user", error);
    clearSession();
    return null;
  }
}

export function leaveFlash(flash: Flash): void {
  write(tab, FLASH_KEY, JSON.stringify(flash));
}

/** Takes the notice left by the page before, once. */
export function takeFlash(): Flash | null {
  const text = read(tab, FLASH_KEY);
  if (text === null) return null;
  write(tab, FLASH_KEY, null);
  try {
    return JSON.parse(text) as Flash;
  } catch {
    return null;
  }
}

/** What is said after signing in. */
export function loginFlash(name: string): Flash {
  return {
    title: "Login successful",
    description: `Welcome back, ${name}! You will stay logged in for 30 days.`,
  };
}

/** What is said after creating an account. */
export function registrationFlash(name: string): Flash {
  return { title: "Registration successful", description: `Welcome to FLClear, ${name}!` };
}
