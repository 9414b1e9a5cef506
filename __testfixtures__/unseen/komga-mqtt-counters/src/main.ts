import mqtt from "mqtt";
import { readConfig } from "./config.js";
import { Metrics } from "./influx.js";
import { KomgaClient } from "./komga/client.js";
import { counters } from "./komga/counters.js";
import { sdkClient, tagCount, volumeTitles } from "./komga/volumes.js";
import { announce } from "./mqtt/discovery.js";

const config = readConfig();
const komga = new KomgaClient(config);
const sdk = sdkClient(config);
const metrics = config.INFLUX_URL ? new Metrics(config.INFLUX_URL) : null;
const client = mqtt.connect(config.MQTT_URL);
const topic = (name: string) => `${config.MQTT_PREFIX}/${name}`;
let genre: string | null = null;

async function tick(): Promise<void> {
  const numbers = await counters(config);
  for (const [key, value] of Object.entries(numbers)) {
    client.publish(topic(key), String(value), { retain: true });
  }
  client.publish(topic("unread_series"), String(await komga.unreadSeries()), { retain: true });
  client.publish(topic("tags"), String(await tagCount(sdk)), { retain: true });

  const reading = await komga.reading();
  client.publish(topic("reading"), reading ? reading.book.seriesTitle : "nothing", { retain: true });
  if (reading) {
    const volumes = await volumeTitles(sdk, reading.book.seriesId);
    const attributes = { title: reading.book.metadata.title, left: reading.left, volumes };
    client.publish(topic("reading/attributes"), JSON.stringify(attributes), { retain: true });
  }
  await metrics?.write(numbers);
}

client.on("connect", async () => {
  announce(client, config.MQTT_PREFIX, await komga.genres());
  if (metrics) console.log("known metrics:", (await metrics.known()).length);
  client.subscribe([topic("genre/set"), topic("random"), topic("scan")]);
});

client.on("message", async (name, payload) => {
  try {
    if (name === topic("genre/set")) {
      genre = payload.toString() === "any" ? null : payload.toString();
    } else if (name === topic("scan")) {
      await komga.scanAll();
    } else if (name === topic("random")) {
      const series = await komga.random(genre);
      client.publish(topic("random/result"), series?.metadata.title ?? "");
    }
  } catch (e) {
    console.error(name, e);
  }
});

setInterval(() => tick().catch(console.error), config.INTERVAL * 1000);
tick().catch(console.error);
