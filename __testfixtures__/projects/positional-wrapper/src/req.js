const server = GM_getValue('komga-server', location.origin);

export function req(url, method = 'GET', data = null) {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      url: server + url,
      method,
      data: data === null ? undefined : JSON.stringify(data),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      onload: ({ responseText }) => resolve(responseText === '' ? null : JSON.parse(responseText)),
      onerror: reject,
    });
  });
}

/** Without a promise. */
export function ajax(verb, path, payload, done) {
  const xhr = new XMLHttpRequest();
  xhr.open(verb, server + path);
  xhr.setRequestHeader('Content-Type', 'application/json');
  xhr.onload = () => done(JSON.parse(xhr.responseText));
  xhr.send(payload === undefined ? null : JSON.stringify(payload));
}
