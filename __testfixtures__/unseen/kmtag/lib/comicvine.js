'use strict'

const axios = require('axios')
const settings = require('./settings')

const BASE = 'https://comicvine.gamespot.com/api'

let last = 0

async function load (path, params) {
  // one request per second or they ban you
  const wait = last + 1100 - Date.now()
  if (wait > 0) await new Promise(function (resolve) { setTimeout(resolve, wait) })
  last = Date.now()
  const res = await axios.get(BASE + path, {
    params: Object.assign({ api_key: settings.comicvine, format: 'json' }, params),
    headers: { 'User-Agent': 'kmtag' }
  })
  return res.data.results
}

async function findVolume (title) {
  const hits = await load('/search/', { resources: 'volume', query: title, limit: 5 })
  return hits[0]
}

async function people (issueId) {
  const issue = await load('/issue/4000-' + issueId + '/', { field_list: 'person_credits' })
  return issue.person_credits.map(function (p) {
    return { name: p.name, role: p.role.split(',')[0].trim().toLowerCase() }
  })
}

async function issues (volumeId) {
  return load('/issues/', { filter: 'volume:' + volumeId, field_list: 'id,issue_number' })
}

module.exports = { findVolume, people, issues }
