const { KomgaClient } = require('./komga-client');

module.exports = async function (fastify) {
  fastify.decorate('komga', new KomgaClient());
};
