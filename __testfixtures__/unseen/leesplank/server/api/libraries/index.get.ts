import type { Library } from '~/types/komga'

export default defineEventHandler(async (event) => {
  const libraries = await useKomga(event)<Library[]>('/libraries')
  return libraries
    .filter((library) => !library.unavailable)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'nl'))
})
