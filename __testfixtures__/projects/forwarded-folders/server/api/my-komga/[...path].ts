// The key stays on the server: whatever is asked of this folder goes on to the other one.
export default defineEventHandler((event) => {
  const { komgaUrl, komgaKey } = useRuntimeConfig(event);
  const path = event.path.replace(/^\/api\/my-komga/, '');
  return proxyRequest(event, `${komgaUrl}/api/v1${path}`, { headers: { 'X-API-Key': komgaKey } });
});
