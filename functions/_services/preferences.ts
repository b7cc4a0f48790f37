/** What a user chooses: the name and logo on reports, which mails come, the tags of a project. */
import { type Brand, LOGO_MAX_BYTES } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { maskEmail } from "./mask_name.ts";
import type { Services, Session } from "./mod.ts";
import type { Context } from "./ports.ts";

type PreferenceServices = Pick<
  Services,
  | "getBrand"
  | "updateBrand"
  | "deleteBrand"
  | "getMailChoices"
  | "updateMailChoices"
  | "unsubscribe"
  | "updateTags"
>;

/** Width a logo is drawn at, pixels: sharp at the size it is printed. */
const LOGO_WIDTH_PX = 600;

/** Binds the use cases of preferences. */
export function createPreferenceServices(context: Context): PreferenceServices {
  const { backend, owner, painter, unsubscribeTokens } = context;

  const getBrand = async (session: Session): Promise<Brand> => {
    const { isAllowed, name, logoPath } = await (await owner(session)).getBrand();
    return { isAllowed, name, hasLogo: logoPath !== null };
  };

  /** Stores a logo as the PNG it is printed from: drawn anew, so that nothing hidden in a file is kept. */
  const storeLogo = async (userId: string, base64: string): Promise<string> => {
    const bytes = Uint8Array.fromBase64(base64);
    if (bytes.length > LOGO_MAX_BYTES) {
      throw new AppError("file_too_large", "The logo must be at most 512 KB");
    }
    const png = await painter.drawPage(nameByContent(bytes), bytes, 1, LOGO_WIDTH_PX)
      .catch((cause) => {
        throw new AppError("damaged_file", "The logo could not be read", { cause });
      });
    const path = `${userId}/brand/logo.png`;
    await backend.server.upload("reports", path, png, "image/png");
    return path;
  };

  return {
    getBrand,

    async updateBrand(session, { name, logo }) {
      const store = await owner(session);
      await store.assertWhiteLabel();
      const { logoPath } = await store.getBrand();
      const path = logo === undefined
        ? logoPath
        : logo === null
        ? null
        : await storeLogo(session.user.id, logo);
      await store.setBrand({ name, logoPath: path });
      if (path === null && logoPath !== null) await store.remove("reports", [logoPath]);
      return await getBrand(session);
    },

    async deleteBrand(session) {
      const store = await owner(session);
      const { logoPath } = await store.getBrand();
      await store.removeBrand();
      if (logoPath !== null) await store.remove("reports", [logoPath]);
      return await getBrand(session);
    },

    getMailChoices: async (session) => await (await owner(session)).getMailChoices(),

    async updateMailChoices(session, choices) {
      const store = await owner(session);
      await store.setMailChoices(choices);
      return await store.getMailChoices();
    },

    async unsubscribe(token) {
      const userId = await unsubscribeTokens.read(token);
      const email = userId === null ? null : await backend.server.stopAnalysisMail(userId);
      if (email === null) {
        throw new AppError("not_found", "This link doesn’t belong to any account");
      }
      return { email: maskEmail(email) };
    },

    updateTags: async (session, projectId, { tags }) =>
      await (await owner(session)).setTags(projectId, tags),
  };
}

/** By its first bytes, whatever it is called. @throws {AppError} `unsupported_file_type` */
function nameByContent(bytes: Uint8Array): string {
  const starts = (...sign: number[]) => sign.every((it, i) => bytes[i] === it);
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "logo.png";
  if (starts(0xff, 0xd8, 0xff)) return "logo.jpg";
  throw new AppError("unsupported_file_type", "The logo must be a PNG or JPEG image");
}
