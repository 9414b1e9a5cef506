import type { MqttClient } from "mqtt";

const device = {
  identifiers: ["komga2mqtt"],
  name: "Komga",
  manufacturer: "gotson",
  model: "Komga",
};

export const sensors: Record<string, { name: string; icon: string }> = {
  series: { name: "Series", icon: "mdi:bookshelf" },
  books: { name: "Books", icon: "mdi:book-open-page-variant" },
  errors: { name: "Errors", icon: "mdi:alert" },
  unread_series: { name: "Unread series", icon: "mdi:eye-off" },
  tags: { name: "Tags", icon: "mdi:tag" },
  reading: { name: "Reading", icon: "mdi:book" },
};

export function announce(client: MqttClient, prefix: string, genres: string[]): void {
  for (const [key, sensor] of Object.entries(sensors)) {
    client.publish(
      `homeassistant/sensor/komga_${key}/config`,
      JSON.stringify({
        ...sensor,
        unique_id: `komga_${key}`,
        state_topic: `${prefix}/${key}`,
        json_attributes_topic: key === "reading" ? `${prefix}/reading/attributes` : undefined,
        device,
      }),
      { retain: true },
    );
  }
  client.publish(
    "homeassistant/select/komga_genre/config",
    JSON.stringify({
      name: "Genre",
      unique_id: "komga_genre",
      command_topic: `${prefix}/genre/set`,
      options: ["any", ...genres],
      device,
    }),
    { retain: true },
  );
}
