const { createHmac } = require('node:crypto')
const { place } = require('../place')

module.exports = () => {
  const { secret, hasAdmin } = place()
  const part = (name) => createHmac('sha256', secret).update(name).digest('hex')
  return {
    auth: { secret: part('administrators') },
    apiToken: { salt: part('tokens') },
    transfer: { token: { salt: part('transfers') } },
    secrets: { encryptionKey: part('keys').slice(0, 32) },
    serveAdminPanel: hasAdmin,
    autoOpen: false,
    flags: { nps: false, promoteEE: false },
  }
}
