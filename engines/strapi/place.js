/** Where this Strapi is started and how, from its environment; README.md lists the names. Throws a sentence. */
const { randomBytes } = require('node:crypto')
const { existsSync } = require('node:fs')
const { join } = require('node:path')

/** What `config/` and `src/` ask for. */
exports.place = function place(environment = process.env) {
  const isTrial = environment.STRAPI_TRIAL === '1'
  const database = environment.STRAPI_DATABASE_URL ?? ''
  if (!/^postgres(ql)?:\/\//.test(database)) {
    throw new Error('STRAPI_DATABASE_URL names no database of Postgres.')
  }
  const port = Number(environment.STRAPI_PORT ?? 1337)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('STRAPI_PORT is no port.')
  const secret = environment.STRAPI_SECRET ?? (isTrial ? 'for-a-trial-on-loopback-only' : '')
  if (secret.length < 24)
    throw new Error('STRAPI_SECRET is not set, or shorter than 24 characters.')
  return {
    isTrial,
    database,
    port,
    secret,
    host: environment.STRAPI_HOST ?? '127.0.0.1',
    address: environment.STRAPI_ADDRESS ?? '',
    origins: isTrial ? ['*'] : originsIn(environment.STRAPI_SHOP_ORIGINS ?? ''),
    /** Uploads lie in a folder of it. */
    files: environment.STRAPI_FILES ?? join(__dirname, 'public'),
    /** Whether everybody may read; else whoever has the token. */
    isOpen: environment.STRAPI_OPEN !== '0',
    readToken: tokenIn(environment.STRAPI_READ_TOKEN ?? ''),
    /** The administration is there once it has been built. */
    hasAdmin: existsSync(join(__dirname, 'build/index.html')),
  }
}

function originsIn(text) {
  const origins = text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
  if (origins.length > 0 && origins.every((each) => /^https?:\/\/[^/]+$/.test(each))) return origins
  throw new Error('STRAPI_SHOP_ORIGINS names no origins of shops.')
}

function tokenIn(token) {
  if (token === '' || /^[\w-]{32,}$/.test(token)) return token
  throw new Error(
    `STRAPI_READ_TOKEN is no token of 32 letters and digits or more, such as ${randomBytes(32).toString('hex')}.`,
  )
}

// Asked before a start, so that what is wrong is one sentence.
if (require.main === module) {
  try {
    exports.place()
  } catch (problem) {
    console.error(problem.message)
    process.exit(1)
  }
}
