/** Fills an empty Strapi with the starter contents: once, and as a whole however often it is interrupted. */
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { documentOf, keys } = require('./documents')
const { addLanguages } = require('./languages')
const { pictureLibrary } = require('./pictures')

exports.fillOnce = async (strapi) => {
  await addLanguages(strapi)
  const folder = join(strapi.dirs.app.root, 'starter')
  const kept = strapi.store({ type: 'core', name: 'starter' })
  if (!existsSync(`${folder}/contents.json`) || (await kept.get({ key: 'filled' }))) return
  const { documents, settings } = JSON.parse(readFileSync(`${folder}/contents.json`, 'utf8'))
  const idOf = pictureLibrary(strapi, `${folder}/pictures`)
  for (const { collection, translations } of documents) {
    await writeAll(strapi, uidOf(collection), { key: keys[collection], translations, idOf })
  }
  const translations = settings.map(({ locale, doc }) => ({
    locale,
    doc: { ...doc, previewHosts: [hostOf(strapi)] },
  }))
  await writeAll(strapi, uidOf('site-settings'), { translations, idOf })
  await kept.set({ key: 'filled', value: new Date().toISOString() })
  strapi.log.info(`Filled with ${documents.length} documents in their languages.`)
}

/** Whoever comes to the shop from here sees a preview. */
function hostOf(strapi) {
  const { host, port, absoluteUrl } = strapi.config.get('server')
  return URL.canParse(absoluteUrl) ? new URL(absoluteUrl).host : `${host}:${port}`
}

function uidOf(collection) {
  const name = collection.replace(/s$/, '')
  return `api::${name}.${name}`
}

/** Writes a document in each of its languages, English first; those that are there stay as they are. */
async function writeAll(strapi, uid, { key, translations, idOf }) {
  const model = strapi.contentType(uid)
  const documents = strapi.documents(uid)
  let documentId
  for (const { locale, doc } of translations) {
    const filters = key === undefined ? {} : { [key]: doc[key] }
    const present = await documents.findFirst({ locale, filters })
    if (present === null) {
      const data = await documentOf(strapi, model, doc, idOf)
      const written = { data, locale, status: 'published' }
      const made =
        documentId === undefined
          ? await documents.create(written)
          : await documents.update({ documentId, ...written })
      documentId ??= made.documentId
    }
    documentId ??= present?.documentId
  }
}
