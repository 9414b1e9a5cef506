import type { LibraryChange } from '~/types/komga'

const ALLOWED: (keyof LibraryChange)[] = ['name', 'scanOnStartup', 'scanInterval']

export default defineEventHandler(async (event) => {
  const id = getRouterParam(event, 'id')!
  const raw = await readBody<LibraryChange>(event)
  const body = Object.fromEntries(ALLOWED.filter((k) => k in raw).map((k) => [k, raw[k]]))
  if (Object.keys(body).length === 0) {
    throw createError({ statusCode: 422, statusMessage: 'niets om te wijzigen' })
  }
  await useKomga(event)(`/libraries/${id}`, { method: 'PUT', body })
  setResponseStatus(event, 204)
  return null
})
