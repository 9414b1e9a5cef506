function load(path) {
  return fetch(location.origin + path);
}
