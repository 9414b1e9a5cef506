'use strict'

const komga = require('./komga')

const STANDARD = ['writer', 'penciller', 'inker', 'colorist', 'letterer', 'cover', 'editor', 'translator']

module.exports = async function roles () {
  const [first, ...others] = await komga.load('/api/v1/authors/roles')
  if (!first) {
    console.log('No roles at all')
    return
  }
  for (const role of [first, ...others]) {
    console.log((STANDARD.indexOf(role) < 0 ? '? ' : '  ') + role)
  }
}
