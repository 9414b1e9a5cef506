Panel.server = {
  load(path) {
    return fetch('https://komga.lan/api/v1' + path).then((response) => response.json());
  },
};
