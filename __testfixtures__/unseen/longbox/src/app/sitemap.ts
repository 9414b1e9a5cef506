import type { MetadataRoute } from 'next';
import { everySeries } from '@/lib/komga/shelf';

export const revalidate = 86_400;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const out: MetadataRoute.Sitemap = [];
  for await (const series of everySeries()) {
    out.push({
      url: `https://longbox.home.arpa/series/${series.id}`,
      lastModified: series.lastModified,
    });
  }
  return out;
}
