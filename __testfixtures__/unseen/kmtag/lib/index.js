'use strict'

module.exports = {
  cleanTags: require('./clean-tags'),
  credits: require('./credits'),
  audit: require('./audit'),
  roles: require('./roles'),
  library: require('./library'),
  ping: require('./ping')
}
