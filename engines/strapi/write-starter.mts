/**
 * Writes the starter contents as files: `starter/contents.json` and its pictures, from the contents of the reference
 * backend, in which they stand once. With the folder of another Strapi project, its content types and what fills them as well:
 * `npm run starter -- ../cms`.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { siteSettings } from '../../reference-backend/content/site-settings.ts'
import { contentPictures } from '../../reference-backend/seed/content/content-pictures.ts'
import { contentRows } from '../../reference-backend/seed/content/content-rows.ts'
import { formRows } from '../../reference-backend/seed/content/forms/form-rows.ts'

interface Written {
  readonly locale: string
  readonly doc: Readonly<Record<string, unknown>>
}

const here = import.meta.dirname
const [other] = process.argv.slice(2)
const target = other === undefined ? here : resolve(other)
if (!existsSync(join(target, 'package.json'))) {
  console.error(`${target} is no folder of a Strapi project.`)
  process.exit(1)
}
if (target !== here) {
  for (const part of ['src/api', 'src/components', 'src/starter', 'src/whole-documents.js']) {
    cpSync(join(here, part), join(target, part), { recursive: true })
  }
}
const pictures = join(target, 'starter/pictures')
mkdirSync(pictures, { recursive: true })
for (const { path, content } of contentPictures()) {
  writeFileSync(join(pictures, basename(path)), content)
}
const contents = { documents: documents(), settings: settings() }
writeFileSync(join(target, 'starter/contents.json'), `${JSON.stringify(contents, null, 1)}\n`)
console.info(`${contents.documents.length} documents are in ${join(target, 'starter')}.`)

/** Each document with its translations, English first. */
function documents() {
  const byId = new Map<string, { collection: string; translations: Written[] }>()
  for (const { collection, documentId, locale, doc } of [...contentRows(), ...formRows()]) {
    const known = byId.get(documentId) ?? { collection, translations: [] }
    known.translations.push({ locale, doc })
    byId.set(documentId, known)
  }
  return [...byId.values()].map(({ collection, translations }) => ({
    collection,
    translations: translations.toSorted((one, next) => rank(one) - rank(next)),
  }))
}

function rank({ locale }: Written): number {
  return locale === 'en' ? 0 : 1
}

/** The settings, once for each language of their line. */
function settings(): readonly Written[] {
  const { tagLines, sitePurpose, ...rest } = siteSettings({})
  const doc = { ...rest, sitePurpose: String(sitePurpose).toLowerCase() }
  const lines = Object.entries(tagLines as Readonly<Record<string, string>>)
  return [
    { locale: 'en', doc },
    ...lines.map(([locale, tagLine]) => ({ locale, doc: { ...doc, tagLine } })),
  ]
}
