const { createHmac } = require('node:crypto')
const { place } = require('../place')

module.exports = () => ({
  'users-permissions': {
    config: { jwtSecret: createHmac('sha256', place().secret).update('readers').digest('hex') },
  },
})
