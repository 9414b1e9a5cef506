export async function stored() {
  const found = await chrome.storage.sync.get({ server: 'http://localhost:25600', key: '' });
  return { ...found, server: found.server.replace(/\/+$/, '') };
}
