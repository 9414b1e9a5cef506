const ROOT = '/api/v1';

module.exports = {
  ROOT,
  tags: ROOT + '/tags', // mention
  labels: `${ROOT}/sharing-labels`, // mention
  library: (id) => `${ROOT}/libraries/${id}`,
};
