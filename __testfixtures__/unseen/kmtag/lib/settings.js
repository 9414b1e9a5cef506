'use strict'

const fs = require('fs')
const os = require('os')
const path = require('path')

const FILE = process.env.KMTAGRC || path.join(os.homedir(), '.kmtagrc')

function load () {
  if (!fs.existsSync(FILE)) {
    throw new Error('No settings. Write ' + FILE)
  }
  const s = JSON.parse(fs.readFileSync(FILE, 'utf8'))
  s.komga = s.komga.replace(/\/$/, '')
  s.libraries = s.libraries || []
  return s
}

module.exports = load()
