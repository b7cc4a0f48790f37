/** Short tokens that name a user for one purpose and can't be made without the key. HMAC-SHA-256. */

export interface TokenSigner {
  sign(userId: string): Promise<string>;
  /** The user a token names; null when it was not made with this key for this purpose. */
  read(token: string): Promise<string | null>;
}

const UUID_BYTES = 16;
const MAC_BYTES = 16;
/** What base64 puts behind so many bytes; tokens go without. */
const PADDING = "=";

/** A signer for one purpose, with a key of 32 bytes. Tokens have no end: they only let a mail be stopped. */
export async function createTokenSigner(
  key: Uint8Array<ArrayBuffer>,
  purpose: string,
): Promise<TokenSigner> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secret = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  const macOf = async (id: Uint8Array<ArrayBuffer>) => {
    const text = new Uint8Array([...new TextEncoder().encode(`${purpose}:`), ...id]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", secret, text)).slice(0, MAC_BYTES);
  };
  return {
    async sign(userId) {
      const id = Uint8Array.fromHex(userId.replaceAll("-", ""));
      if (id.length !== UUID_BYTES) {
        throw new TypeError(`Cannot sign token: ${userId} is no UUID`);
      }
      const bytes = new Uint8Array([...id, ...await macOf(id)]);
      return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
    },
    async read(token) {
      let bytes: Uint8Array<ArrayBuffer>;
      try {
        // Strictly: bits of the last letter that stand for nothing can't be changed either.
        bytes = Uint8Array.fromBase64(`${token}${PADDING}`, {
          alphabet: "base64url",
          lastChunkHandling: "strict",
        });
      } catch {
        return null;
      }
      if (bytes.length !== UUID_BYTES + MAC_BYTES) return null;
      const id = bytes.slice(0, UUID_BYTES);
      if (!isSame(bytes.subarray(UUID_BYTES), await macOf(id))) return null;
      return id.toHex().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    },
  };
}

/** Compares in a time that does not tell where they differ. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a[i] ^ b[i];
  return difference === 0;
}
