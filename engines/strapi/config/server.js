const { mkdirSync } = require('node:fs')
const { join } = require('node:path')
const { place } = require('../place')

module.exports = () => {
  const { host, port, address, secret, files } = place()
  mkdirSync(join(files, 'uploads'), { recursive: true })
  return {
    host,
    port,
    ...(address && { url: address }),
    app: { keys: [secret] },
    dirs: { public: files },
  }
}
