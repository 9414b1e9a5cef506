const axios = require('axios');
const paths = require('./paths');

const instance = axios.create({ baseURL: process.env.KOMGA_URL, auth: { username: process.env.KOMGA_USER, password: process.env.KOMGA_PASSWORD } });

async function request(method, url, data) {
  const response = await instance.request({ method, url, data });
  return response.data;
}

module.exports = { request, instance, paths };
