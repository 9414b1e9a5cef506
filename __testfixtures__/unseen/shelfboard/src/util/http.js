// Small helpers so that the service files stay readable.

const TIMEOUT = 8000

export class UpstreamError extends Error {
  constructor(status, where) {
    super(`${where} answered ${status}`)
    this.status = status
  }
}

export function basic(user, password) {
  return 'Basic ' + Buffer.from(`${user}:${password}`).toString('base64')
}

export async function ok(res) {
  if (!res.ok) throw new UpstreamError(res.status, res.url)
  return res.json()
}

/** GET only. server is an entry of services.yml */
export async function getJson(server, path) {
  const headers = { Accept: 'application/json' }
  if (server.user) headers.Authorization = basic(server.user, server.password)
  if (server.apiKey) headers['X-Api-Key'] = server.apiKey
  const res = await fetch(server.url + path, { headers, signal: AbortSignal.timeout(TIMEOUT) })
  return ok(res)
}
