/**
 * Starts the application of write-app.cjs, publishes the documents that it is handed on standard input and
 * opens them to everybody; says READY when it answers. Ends with its standard input.
 */
const path = require('node:path')
const { createStrapi } = require('@strapi/strapi')
const { contentTypes } = require('./content-types.cjs')

async function main() {
  const appDir = path.join(__dirname, '.app')
  const strapi = await createStrapi({ appDir, distDir: appDir }).load()
  for (const { collection, doc } of JSON.parse(await firstLine())) {
    const name = collection.replace(/s$/, '')
    await strapi.documents(`api::${name}.${name}`).create({ data: doc, status: 'published' })
  }
  await openToEverybody(strapi)
  await strapi.start()
  console.log('READY')
}

function firstLine() {
  return new Promise((resolve) => {
    let text = ''
    process.stdin.setEncoding('utf8')
    process.stdin.on('data', (part) => {
      text += part
      if (text.includes('\n')) resolve(text)
    })
    process.stdin.on('end', () => process.exit(0))
  })
}

async function openToEverybody(strapi) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' } })
  for (const name of Object.keys(contentTypes)) {
    const action = `api::${name}.${name}.find`
    await strapi.db
      .query('plugin::users-permissions.permission')
      .create({ data: { action, role: role.id } })
  }
}

main().catch((problem) => {
  console.error(problem)
  process.exit(1)
})
