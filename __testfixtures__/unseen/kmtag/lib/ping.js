'use strict'

const https = require('https')
const settings = require('./settings')

// No axios here on purpose: this is what I run when I do not trust anything.
module.exports = function ping () {
  const address = new URL(settings.komga)
  return new Promise(function (resolve, reject) {
    const req = https.request({
      hostname: address.hostname,
      port: address.port || 443,
      path: '/api/v1/series?size=1',
      method: 'GET',
      auth: settings.user + ':' + settings.pass
    }, function (res) {
      let text = ''
      res.setEncoding('utf8')
      res.on('data', function (c) { text += c })
      res.on('end', function () {
        if (res.statusCode !== 200) return reject(new Error('status ' + res.statusCode))
        const total = JSON.parse(text).totalElements
        console.log(address.host + ' has ' + total + ' series')
        resolve(total)
      })
    })
    req.on('error', reject)
    req.end()
  })
}
