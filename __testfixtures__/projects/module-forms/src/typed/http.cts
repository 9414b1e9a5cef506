import axios = require('axios');

const http = axios.create({ baseURL: process.env.KOMGA_URL });

export = { http, nested: { paths: { languages: '/api/v1/languages' } } };
