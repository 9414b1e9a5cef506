'use strict'

const axios = require('axios')
const settings = require('./settings')

const client = axios.create({
  baseURL: settings.komga,
  auth: { username: settings.user, password: settings.pass },
  timeout: 30000
})

// arrays as a=1&a=2, axios would write a[]=1
function serialize (params) {
  const parts = []
  Object.keys(params).forEach(function (k) {
    const v = params[k]
    if (v === undefined || v === null) return
    ;[].concat(v).forEach(function (x) {
      parts.push(encodeURIComponent(k) + '=' + encodeURIComponent(x))
    })
  })
  return parts.join('&')
}

/** load('/api/v1/series', { page: 0 }) */
async function load (path, params) {
  const res = await client.get(path, { params: params || {}, paramsSerializer: serialize })
  return res.data
}

async function patch (path, body) {
  await client.patch(path, body)
}

/** walks over all pages, calls fn(item) one after the other */
async function each (path, params, fn) {
  let n = 0
  for (;;) {
    const page = await load(path, Object.assign({}, params, { page: n, size: 200 }))
    for (const item of page.content) await fn(item)
    if (page.last) return
    n++
  }
}

module.exports = { client, load, patch, each, serialize }
