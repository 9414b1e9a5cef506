// fixture: profile=komga
// The script that sends a message also receives it.
const server = 'https://komga.example.lan';

const get = async ({ path, body }) => (
  await fetch(`${server}/api/v1${path}`, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
).json();

chrome.runtime.onMessage.addListener((message, sender, respond) => {
  get(message).then(respond);
  return true;
});

export const ended = () => chrome.runtime.sendMessage({
  path: '/series/list',
  body: { condition: { seriesStatus: { operator: 'is', value: 'ENDED' } } },
}); // want: review wrapper-grown

export const libraries = () => chrome.runtime.sendMessage({ path: '/libraries' }); // nope: all libraries
