const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('server', {
  read: (path, query) => ipcRenderer.invoke('server:read', path, query),
  write: (method, path, body) => ipcRenderer.invoke('server:write', method, path, body),
});

contextBridge.exposeInMainWorld('shelf', { read: (path) => ipcRenderer.invoke('shelf:read', path) });
