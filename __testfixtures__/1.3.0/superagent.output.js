'use strict';

const superagent = require('superagent');
const request = require('superagent');
const { backend } = require('../config');

const agent = superagent.agent().auth(backend.user, backend.password);

exports.rename = function rename(id, name, done) {
  superagent // want: migrated
    .patch(`${backend.url}/api/v1/libraries/${id}`)
    .set('Accept', 'application/json')
    .send({ name })
    .end(done);
};

exports.convert = async (id, convertToCbz) => {
  await request.patch(backend.url + '/api/v1/libraries/' + id).send({ convertToCbz }); // want: migrated
};

exports.hash = (id, hashFiles) =>
  agent.patch(`${backend.url}/api/v1/libraries/${id}`).send({ hashFiles }).retry(2); // want: migrated

exports.repair = (id, repairExtensions) => {
  // want: migrated
  return superagent('PATCH', `${backend.url}/api/v1/libraries/${id}`).send({ repairExtensions });
};

exports.refresh = (id) => agent.post(`${backend.url}/api/v1/libraries/${id}/metadata/refresh`); // nope: a path below the library
