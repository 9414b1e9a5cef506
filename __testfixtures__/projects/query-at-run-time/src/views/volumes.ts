/* Volumes of a series, as the reader lists them. */
const server = import.meta.env.VITE_KOMGA_URL

export async function volumes(id: string, filters: Map<string, string>) {
  const query = new URLSearchParams({ size: '100' })
  for (const [name, value] of filters) query.append(name, value)
  const response = await fetch(`${server}/api/v1/series/${id}/books?${query}`) // want: migrated
  return response.json()
}

export async function nextVolumes(id: string, pagingOf: string) {
  const query = new URLSearchParams(pagingOf)
  // want: manual name-taken
  return fetch(`${server}/api/v1/series/${id}/books?${query}`)
}
