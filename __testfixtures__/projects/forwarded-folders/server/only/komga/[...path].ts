export default defineEventHandler((event) => {
  const { komgaUrl } = useRuntimeConfig(event);
  if (event.method !== 'GET') throw createError({ statusCode: 405 });
  return proxyRequest(event, `${komgaUrl}/api/v1${event.path.slice('/only/komga'.length)}`);
});
