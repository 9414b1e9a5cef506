chrome.runtime.onMessage.addListener((message, _sender, answer) => {
  switch (message.type) {
    case 'load':
      // want: manual open-end
      fetch(`https://komga.example.lan/api/v1/${message.path}`)
        .then((response) => response.json())
        .then(answer);
      return true;
    case 'count':
      chrome.action.setBadgeText({ text: String(message.path) });
  }
  return false;
});
