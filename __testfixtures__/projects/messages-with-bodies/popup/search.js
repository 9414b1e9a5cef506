async function api(path) {
  const response = await chrome.runtime.sendMessage({ kind: 'send', path });
  if (!response.ok) throw new Error(response.error);
  return response.value;
}

export async function find(title) {
  const query = new URLSearchParams({ search: title, size: '8' });
  const { content } = await api('series?' + query); // want: review wrapper-grown
  return content.map((one) => one.metadata.title);
}

export const ending = () =>
  chrome.runtime.sendMessage({ kind: 'send', path: 'series?status=ENDED' }).then(({ value }) => value.content); // want: migrated

export async function genres() {
  const found = await api('genres'); // want: review wrapper-grown
  return found.map((one) => one.toUpperCase());
}
