export function apiBase() {
  const server = localStorage.getItem('server') ?? 'http://localhost:25600/';
  return new URL('./api/v1/', server.endsWith('/') ? server : `${server}/`);
}
