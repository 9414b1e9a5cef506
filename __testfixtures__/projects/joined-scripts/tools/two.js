function load(path) {
  console.log(path);
}
