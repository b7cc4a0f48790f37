/** Locks small texts with a key, so that what a database keeps is useless without it. AES-256-GCM. */

export interface SecretBox {
  lock(text: string): Promise<string>;
  /** @throws {Error} if the text was locked with another key or changed */
  open(locked: string): Promise<string>;
}

/** A box with a key of 32 bytes. */
export async function createSecretBox(key: Uint8Array<ArrayBuffer>): Promise<SecretBox> {
  const secret = await crypto.subtle.importKey("raw", key, "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);
  return {
    async lock(text) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const data = new TextEncoder().encode(text);
      const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, secret, data);
      return `${iv.toBase64()}.${new Uint8Array(sealed).toBase64()}`;
    },
    async open(locked) {
      const [iv, data] = locked.split(".").map((part) => Uint8Array.fromBase64(part));
      const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, secret, data);
      return new TextDecoder().decode(plain);
    },
  };
}
