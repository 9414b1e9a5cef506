import createClient from "openapi-fetch";
import { apiKey, baseUrl } from "./env.js";
import type { paths } from "./schema.js";

export const client = createClient<paths>({
  baseUrl,
  headers: { "X-API-Key": apiKey },
  querySerializer: { array: { style: "form", explode: true } },
});

/** openapi-fetch does not throw, tools want it to. */
export function unwrap<T>(result: { data?: T; error?: unknown; response: Response }): T {
  if (result.data === undefined) {
    throw new Error(`Komga returned ${result.response.status}`);
  }
  return result.data;
}
