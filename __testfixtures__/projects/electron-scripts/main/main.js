const { app, ipcMain, net } = require('electron');
const { open } = require('./window');

const root = process.env.KOMGA_URL;

function ask(method, path, body) {
  return new Promise((resolve, reject) => {
    const request = net.request({ method, url: root + path });
    request.setHeader('Accept', 'application/json');
    request.on('response', (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode >= 400) reject(new Error(`${response.statusCode}: ${text}`));
        else resolve(text === '' ? undefined : JSON.parse(text));
      });
    });
    request.on('error', reject);
    if (body !== undefined) {
      request.setHeader('Content-Type', 'application/json');
      request.write(JSON.stringify(body));
    }
    request.end();
  });
}

ipcMain.handle('server:read', (_event, path, query) => ask('GET', query ? `${path}?${new URLSearchParams(query)}` : path));
ipcMain.handle('server:write', (_event, method, path, body) => ask(method, path, body));
ipcMain.handle('shelf:read', (_event, path) => open(path));

function warm() {
  const request = net.request(`${root}/api/v1/genres`); // want: manual callback
  request.on('response', (response) => {
    let text = '';
    response.on('data', (part) => {
      text += part;
    });
    response.on('end', () => console.log(JSON.parse(text).length, 'genres'));
  });
  request.end();
}

app.whenReady().then(warm);
