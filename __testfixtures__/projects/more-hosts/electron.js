const { ipcMain, net } = require('electron');
const address = () => settings.get('komga.address');
ipcMain.handle('series', async (_event, text) => {
  const response = await net.fetch(`${address()}/api/v1/series?search=${encodeURIComponent(text)}`, { headers: { 'X-API-Key': settings.get('komga.key') } }); // want: migrated
  return (await response.json()).content;
});
ipcMain.handle('languages', () => net.fetch(address() + '/api/v1/languages').then((response) => response.json())); // want: migrated
