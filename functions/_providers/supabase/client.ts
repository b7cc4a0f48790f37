/** Clients of the backend: one per caller, never shared between users, never holding a session of its own. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { traceFetch } from "../telemetry/mod.ts";

/** Where the backend is and with which keys it is asked. */
export interface BackendAddress {
  url: string;
  publishableKey: string;
  secretKey: string;
  fetch: typeof fetch;
}

/** What the storage face needs beside the client: plain requests with ranges. */
export interface BackendClient {
  db: SupabaseClient;
  url: string;
  fetch: typeof fetch;
  headers: Record<string, string>;
}

const STATELESS = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A client with the visitor's key, or with a user's access token beside it. */
export function createVisitorClient(address: BackendAddress, accessToken?: string): BackendClient {
  return build(address, address.publishableKey, accessToken);
}

/** A client past row-level security: sessions, worker, billing. */
export function createServerClient(address: BackendAddress): BackendClient {
  return build(address, address.secretKey);
}

function build(address: BackendAddress, key: string, accessToken?: string): BackendClient {
  const send = traceFetch(address.fetch);
  const bearer: Record<string, string> = accessToken
    ? { authorization: `Bearer ${accessToken}` }
    : {};
  return {
    db: createClient(address.url, key, {
      auth: STATELESS,
      global: { fetch: send, headers: bearer },
    }),
    url: address.url,
    fetch: send,
    headers: { apikey: key, ...bearer },
  };
}
