'use strict'

const komga = require('./komga')

module.exports = async function library (id, options) {
  const body = {}
  if (options.scanInterval) body.scanInterval = options.scanInterval
  if (options.name) body.name = options.name
  if (!Object.keys(body).length) {
    const all = await komga.load('/api/v1/libraries')
    console.log(all.map(function (l) { return l.id + '  ' + l.name }).join('\n'))
    return
  }
  await komga.client.put('/api/v1/libraries/' + id, body)
  console.log('done')
}
