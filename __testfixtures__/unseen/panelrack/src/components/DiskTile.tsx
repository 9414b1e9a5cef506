import { diskUsage, disks } from "@/lib/prometheus";

export async function DiskTile() {
  const [names, usage] = await Promise.all([disks(), diskUsage()]);
  return (
    <section className="tile tile-disk">
      <h2>Disks</h2>
      <ul>
        {names.map((name) => {
          const ratio = usage.find((u) => u.mount === name)?.ratio ?? 0;
          return (
            <li key={name} className={ratio > 0.9 ? "alarm" : ""}>
              {name} <meter value={ratio} /> {(ratio * 100).toFixed(0)} %
            </li>
          );
        })}
      </ul>
    </section>
  );
}
