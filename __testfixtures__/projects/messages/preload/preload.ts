import { contextBridge, ipcRenderer } from 'electron';

contextBridge.exposeInMainWorld('shelf', {
  get: (path: string) => ipcRenderer.invoke('request', 'GET', path),
  send: (method: string, path: string, body?: unknown) => ipcRenderer.invoke('request', method, path, body),
  title: (text: string) => ipcRenderer.send('title', text),
});
