/** API keys, brand and mail choices as the settings page loads and changes them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  ApiKeyList,
  Brand,
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  MailChoices,
  UpdateBrandRequest,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";
import { rendered } from "./rendered.ts";
import { replaceLoaded } from "./replace_loaded.ts";

const KEYS_PATH = "/api/account/api-keys";
const BRAND_PATH = "/api/account/brand";
const MAIL_PATH = "/api/account/mail";

/** @param initial what the page was rendered with */
function useLoad<T>(path: string, initial: T | null) {
  return useQuery({
    queryKey: [path],
    ...rendered(initial),
    queryFn: ({ signal }) => call<T>(path, { signal }),
  });
}

/** Keys on a page. */
export const KEYS = 20;
/** Working keys stand first. @param initial the first page, as the document was rendered with it */
export const useApiKeys = (page: number, initial: ApiKeyList | null) =>
  useQuery({
    queryKey: [KEYS_PATH, page],
    ...rendered(page === 1 ? initial : null),
    queryFn: ({ signal }) =>
      call<ApiKeyList>(`${KEYS_PATH}?page=${page}&limit=${KEYS}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** The answer carries the key itself, once; it is never cached. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: CreateApiKeyRequest) =>
      call<CreateApiKeyResponse>(KEYS_PATH, { method: "POST", json }),
    retry: false,
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: [KEYS_PATH] }),
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<unknown>(`${KEYS_PATH}/${id}`, { method: "DELETE" }),
    onSuccess: () => client.invalidateQueries({ queryKey: [KEYS_PATH] }),
  });
}

export const useBrand = (initial: Brand | null) => useLoad(BRAND_PATH, initial);

/** Saves name and logo; null prints FLClear's own again. */
export function useSaveBrand() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: UpdateBrandRequest | null) =>
      json === null
        ? call<Brand>(BRAND_PATH, { method: "DELETE" })
        : call<Brand>(BRAND_PATH, { method: "PATCH", json }),
    onSuccess: (brand) => replaceLoaded(client, [BRAND_PATH], brand),
  });
}

export const useMailChoices = (initial: MailChoices | null) => useLoad(MAIL_PATH, initial);

export function useSaveMailChoices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: MailChoices) => call<MailChoices>(MAIL_PATH, { method: "PATCH", json }),
    onSuccess: (choices) => replaceLoaded(client, [MAIL_PATH], choices),
  });
}
