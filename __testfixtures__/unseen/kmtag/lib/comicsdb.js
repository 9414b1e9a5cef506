'use strict'

// Our club runs a small database with an API that looks like everybody's API.
const axios = require('axios')

const HOST = process.env.COMICSDB || 'https://comicsdb.club.example'

async function load (path, params) {
  const res = await axios.get(HOST + path, { params })
  return res.data
}

async function bySeries (title) {
  const rows = await load('/api/v1/series', { search: title, size: 3 })
  return rows.length ? rows[0] : null
}

async function publishers () {
  return load('/api/v1/publishers')
}

module.exports = { bySeries, publishers }
