import 'server-only';

interface KavitaSeries {
  seriesId: number;
  name: string;
  libraryName: string;
}

const base = process.env.KAVITA_BASE_URL;

/** Is the same title on the old Kavita box? Never throws, it is only a hint. */
export async function onKavita(title: string): Promise<KavitaSeries | null> {
  if (!base) return null;
  try {
    const response = await fetch(`${base}/api/v1/series?search=${encodeURIComponent(title)}&size=5`, {
      headers: { Authorization: `Bearer ${process.env.KAVITA_TOKEN}` },
      next: { revalidate: 86_400 },
    });
    const list = (await response.json()) as KavitaSeries[];
    return list.find((s) => s.name.toLowerCase() === title.toLowerCase()) ?? null;
  } catch {
    return null;
  }
}
