/**
 * Starts the application of write-app.cjs and publishes the documents that it is handed on standard input;
 * says READY when it answers. Ends with its standard input.
 */
const path = require('node:path')
const { createStrapi } = require('@strapi/strapi')

async function main() {
  const appDir = path.join(__dirname, '.app')
  const strapi = await createStrapi({ appDir, distDir: appDir }).load()
  for (const { collection, doc } of JSON.parse(await firstLine(), withoutIds)) {
    const name = collection.replace(/s$/, '')
    await strapi.documents(`api::${name}.${name}`).create({ data: doc, status: 'published' })
  }
  await strapi.start()
  console.log('READY')
}

/** Strapi numbers documents and components itself. */
function withoutIds(name, value) {
  return name === 'id' ? undefined : value
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

main().catch((problem) => {
  console.error(problem)
  process.exit(1)
})
