export async function tags() {
  return chrome.runtime.sendMessage({ type: 'load', path: 'tags' }); // want: manual
}

export const show = () => chrome.runtime.sendMessage({ type: 'count', path: 'tags' }); // nope: only shown
