'use strict';

// Endpoints that are only used for the attributes of the "library" sensor.
module.exports = {
  languages: { method: 'GET', url: '/api/v1/languages' },
  ageRatings: { method: 'GET', url: '/api/v1/age-ratings' },
  me: { method: 'GET', url: '/api/v2/users/me' },
  info: { method: 'GET', url: '/actuator/info' }
};
