'use strict';

const axios = require('axios');

const client = axios.create({ baseURL: process.env.KOMGA_URL });

async function load(path, params) {
  return (await client.get(path, { params })).data;
}

// want: review wrapper-grown
const unread = async () => (await load('/api/v1/series', { read_status: 'UNREAD' })).content;

// want: migrated
const publishers = () => load('/api/v1/publishers');

module.exports = { unread, publishers };
