Object.defineProperty(exports, '__esModule', { value: true });
exports.default = exports.get = (path) => fetch(process.env.KOMGA_URL + path).then((answer) => answer.json());
exports['names'] = { authors: '/api/v1/authors/names' };
