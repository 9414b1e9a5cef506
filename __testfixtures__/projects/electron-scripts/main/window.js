exports.open = (path) => console.log(path);
