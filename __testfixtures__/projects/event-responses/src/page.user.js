function req(url, method = 'GET', data = null) {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      method,
      url,
      data: data ? JSON.stringify(data) : null,
      headers: { 'Content-Type': 'application/json' },
      responseType: 'json',
      onload: (r) => (r.status < 400 ? resolve(r.response) : reject(new Error(url))),
      onerror: reject,
    });
  });
}

function text(url) {
  return new Promise((resolve) => {
    GM_xmlhttpRequest({ method: 'GET', url, onload: (r) => resolve(r.responseText) });
  });
}

async function fill(select) {
  for (const label of await req('/api/v1/sharing-labels')) select.add(new Option(label)); // want: migrated
  for (const genre of JSON.parse(await text('/api/v1/genres'))) select.add(new Option(genre)); // want: migrated
  const { content } = await req('/api/v1/books?read_status=UNREAD'); // want: migrated
  return content;
}

window.fill = fill;
