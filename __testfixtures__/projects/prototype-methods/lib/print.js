const Server = require('./server');

const komga = Server.connect({ address: process.env.KOMGA_ADDRESS, token: process.env.KOMGA_TOKEN });

exports.all = () => komga.ask('/books?size=100'); // want: migrated
exports.one = (id) => komga.ask(`/books/${id}`); // nope: one book
