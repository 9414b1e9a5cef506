function send(path, options) {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      method: 'GET',
      url: location.origin + path,
      headers: { 'Content-Type': 'application/json' },
      onload: (response) => resolve(JSON.parse(response.responseText)),
      onerror: reject,
      ...options,
    });
  });
}

function shout(text) {
  return text.toUpperCase();
}
