/**
 * Builds the administration. Strapi's own command looks for a tsconfig.json in the folders above as well, finds that of this
 * repository, and takes a project of JavaScript for one of TypeScript.
 */
const { dirname, join } = require('node:path')

const strapi = join(dirname(require.resolve('@strapi/strapi/package.json')), 'dist/src')
const { build } = require(join(strapi, 'node/build.js'))
const { createLogger } = require(join(strapi, 'cli/utils/logger.js'))

build({
  cwd: __dirname,
  logger: createLogger({ debug: false, silent: false, timestamp: false }),
  bundler: 'vite',
  minify: true,
}).catch((problem) => {
  console.error(problem)
  process.exit(1)
})
