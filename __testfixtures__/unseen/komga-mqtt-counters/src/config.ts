import { z } from "zod";

const Schema = z.object({
  KOMGA_URL: z.string().url().transform((u) => u.replace(/\/+$/, "")),
  KOMGA_API_KEY: z.string().min(10),
  MQTT_URL: z.string().default("mqtt://localhost:1883"),
  MQTT_PREFIX: z.string().default("komga"),
  INTERVAL: z.coerce.number().int().min(10).default(300),
  INFLUX_URL: z.string().url().optional(),
});

export type Config = z.infer<typeof Schema>;

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Schema.safeParse(env);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      console.error(`${issue.path.join(".")}: ${issue.message}`);
    }
    process.exit(2);
  }
  return parsed.data;
}
