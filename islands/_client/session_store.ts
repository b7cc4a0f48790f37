/** The signed-in user as the browser keeps it: `auth_token` and `user` in local storage. */

export const TOKEN_KEY = "auth_token";
export const USER_KEY = "user";
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
