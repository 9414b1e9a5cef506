import { ipcMain, net } from 'electron';

const server = process.env.KOMGA_URL ?? 'http://localhost:25600';

ipcMain.handle('request', async (_event, method: string, path: string, body?: unknown) => {
  // want: manual open-end
  const response = await net.fetch(`${server}/api/v1${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
});

ipcMain.on('title', (_event, title: string) => console.log(title));
