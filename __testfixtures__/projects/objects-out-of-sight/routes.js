const list = (request, reply) => reply.send([]);

module.exports = async function (fastify) {
  fastify.get('/api/v1/books', list); // mention
  fastify.get('/api/v1/genres', async function () { // mention
    return this.komga.load('/api/v1/genres', {}); // want: review unknown-client
  });
  this.shelf.load('/api/v1/books', 'all', {}, {}); // mention
};

module.exports.count = async ({ komga }) => {
  const { totalElements } = await komga.load('/api/v1/books', { size: '0' }); // want: review unknown-client
  return totalElements;
};
