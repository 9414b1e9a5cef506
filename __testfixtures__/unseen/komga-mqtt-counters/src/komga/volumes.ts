import { createClient, createConfig } from "@hey-api/client-fetch";
import type { Config } from "../config.js";
import { getBooksBySeriesId, getTags } from "../generated/sdk.gen.js";

export function sdkClient(config: Config) {
  return createClient(
    createConfig({ baseUrl: config.KOMGA_URL, headers: { "X-API-Key": config.KOMGA_API_KEY }, throwOnError: true }),
  );
}

export type SdkClient = ReturnType<typeof sdkClient>;

/** Attributes of sensor.komga_reading */
export async function volumeTitles(client: SdkClient, seriesId: string): Promise<string[]> {
  const { data } = await getBooksBySeriesId({ client, path: { seriesId }, query: { unpaged: true } });
  return (data?.content ?? []).map((b) => `${b.metadata.number}. ${b.metadata.title}`);
}

export async function tagCount(client: SdkClient): Promise<number> {
  const { data } = await getTags({ client });
  return data?.length ?? 0;
}
