/**
 * Gives each file of texts an address that follows from its language and area, with one mark of the contents of
 * all of them. No page has to carry a list of addresses; a changed text is fetched under new ones.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const folder = 'src/ui/i18n/locales'
const source = '/src/ui/i18n/text-source.ts'

export function textAddresses(): Plugin {
  const files = filesOfTexts()
  const mark = hashOf(files.map(({ file }) => readFileSync(file)))
  const languages = [...new Set(files.map(({ language }) => language))]
  let base = '/'
  const address = (language: string, area: string) => `assets/${language}-${area}-${mark}.js`
  return {
    name: 'manifold-text-addresses',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    buildStart() {
      for (const { file, language, area } of files) {
        this.emitFile({
          type: 'chunk',
          id: path.resolve(file),
          fileName: address(language, area),
          preserveSignature: 'exports-only',
        })
      }
    },
    load: {
      filter: { id: new RegExp(`${source.replaceAll('/', '[\\\\/]')}$`) },
      handler: () => `
        export const writtenLanguages = ${JSON.stringify(languages)}
        export const fetchTexts = async (language, area) =>
          (await import(/* @vite-ignore */ \`${base}${address('${language}', '${area}')}\`)).default
      `,
    },
  }
}

function filesOfTexts() {
  return readdirSync(folder).flatMap((language) =>
    readdirSync(path.join(folder, language)).map((name) => ({
      file: path.join(folder, language, name),
      language,
      area: path.parse(name).name,
    })),
  )
}

function hashOf(contents: readonly Buffer[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, 8)
}
