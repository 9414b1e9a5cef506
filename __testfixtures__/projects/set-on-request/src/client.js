const axios = require('axios');

/** A client for the user who asks. */
exports.clientFor = (authorization) =>
  axios.create({ baseURL: `${process.env.KOMGA_URL}/api/v1`, headers: { authorization } });
