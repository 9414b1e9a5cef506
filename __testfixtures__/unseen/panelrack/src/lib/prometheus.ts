import { prometheusUrl } from "./env";

interface Sample {
  metric: Record<string, string>;
  value: [number, string];
}

/** Names of the disks we have metrics for. `/api/v1/series` is Prometheus' own, no relation to the comics. */
export async function disks(): Promise<string[]> {
  const match = encodeURIComponent('node_filesystem_size_bytes{fstype="zfs"}');
  const res = await fetch(`${prometheusUrl()}/api/v1/series?match[]=${match}`, {
    next: { revalidate: 3600 },
  });
  const { data } = (await res.json()) as { data: Record<string, string>[] };
  return [...new Set(data.map((labels) => labels["mountpoint"] ?? "?"))].sort();
}

export async function diskUsage(): Promise<{ mount: string; ratio: number }[]> {
  const query =
    'node_filesystem_avail_bytes{fstype="zfs"} / node_filesystem_size_bytes{fstype="zfs"}';
  const res = await fetch(`${prometheusUrl()}/api/v1/query?query=${encodeURIComponent(query)}`, {
    cache: "no-store",
  });
  const { data } = (await res.json()) as { data: { result: Sample[] } };
  return data.result.map((s) => ({
    mount: s.metric["mountpoint"] ?? "?",
    ratio: 1 - Number(s.value[1]),
  }));
}
