const ROOT = '/api/v1';

module.exports = {
  ROOT,
  tags: ROOT + '/tags',
  labels: `${ROOT}/sharing-labels`,
  library: (id) => `${ROOT}/libraries/${id}`,
};
