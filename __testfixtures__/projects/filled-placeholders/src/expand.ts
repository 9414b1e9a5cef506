const base = process.env.KOMGA_URL ?? 'http://localhost:25600';

const expand = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\?)?(\w+)\}/g, (_, mark, name) =>
    mark ? `?${name}=${encodeURIComponent(values[name])}` : encodeURIComponent(values[name]),
  );

export const genres = (library_id: string) => fetch(base + expand('/api/v1/genres{?library_id}', { library_id })); // want: manual response-returned
