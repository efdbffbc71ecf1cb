/** Writes a small Strapi application into a folder: its configuration, content types and components. */

const fs = require('node:fs')
const path = require('node:path')
const { components, contentTypes } = require('./content-types.cjs')

/** `folder` is emptied first; the database is the Postgres at `databaseUrl`. */
exports.writeApp = function writeApp(folder, { databaseUrl, port }) {
  fs.rmSync(folder, { recursive: true, force: true })
  const write = (name, content) => {
    const file = path.join(folder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
  const secret = 'for-a-test-on-loopback-only'
  write('package.json', {
    name: 'content-for-the-contract',
    private: true,
    strapi: { uuid: false },
  })
  write('public/robots.txt', '')
  write('favicon.png', '')
  write('public/uploads/.gitkeep', '')
  write('config/server.js', moduleOf({ host: '127.0.0.1', port, app: { keys: [secret] } }))
  write('config/admin.js', moduleOf(adminOf(secret)))
  write('config/api.js', moduleOf({ rest: { defaultLimit: 25, maxLimit: 100 } }))
  write('config/database.js', moduleOf(databaseOf(databaseUrl)))
  write('config/middlewares.js', moduleOf(middlewares))
  write('src/index.js', 'module.exports = {}\n')
  for (const [name, { collectionName, attributes }] of Object.entries(components)) {
    const info = { displayName: name.replace('/', ' ') }
    write(`src/components/${name}.json`, { collectionName, info, options: {}, attributes })
  }
  for (const [name, attributes] of Object.entries(contentTypes)) {
    writeType(write, name, attributes)
  }
}

const middlewares = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]

function adminOf(secret) {
  return {
    auth: { secret },
    apiToken: { salt: secret },
    transfer: { token: { salt: secret } },
    secrets: { encryptionKey: secret },
    serveAdminPanel: false,
    autoOpen: false,
  }
}

function databaseOf(connectionString) {
  return { connection: { client: 'postgres', connection: { connectionString } } }
}

function writeType(write, name, attributes) {
  const plural = `${name}s`
  const base = `src/api/${name}`
  const factory = (kind, options) => {
    const given = options === undefined ? '' : `, ${JSON.stringify(options)}`
    return `module.exports = require('@strapi/strapi').factories.create${kind}('api::${name}.${name}'${given})\n`
  }
  // Reading is public: there are no accounts on loopback.
  const open = { config: { find: { auth: false } } }
  write(`${base}/content-types/${name}/schema.json`, {
    kind: 'collectionType',
    collectionName: plural,
    info: { singularName: name, pluralName: plural, displayName: name },
    options: { draftAndPublish: true },
    pluginOptions: { i18n: { localized: true } },
    attributes,
  })
  write(`${base}/routes/${name}.js`, factory('CoreRouter', open))
  write(`${base}/controllers/${name}.js`, factory('CoreController'))
  write(`${base}/services/${name}.js`, factory('CoreService'))
}

function moduleOf(value) {
  return `module.exports = ${JSON.stringify(value, null, 2)}\n`
}
