import { ask, send } from './server.js';

const receivers = {
  // the toolbar cannot reach the server itself
  send: ({ path, method, body }) => send(path, { method: method || 'GET', body: body && JSON.stringify(body) }),
  ask: ({ path, params }) => ask({ path, params }),
  open: ({ path }) => ask({ path }),
  title: ({ path }) => chrome.action.setTitle({ title: path }),
};

chrome.runtime.onMessage.addListener((message, sender, respond) => {
  const receiver = receivers[message.kind];
  if (!receiver) return false;
  receiver(message).then(
    (value) => respond({ ok: true, value }),
    (error) => respond({ ok: false, error: error.message }),
  );
  return true;
});
