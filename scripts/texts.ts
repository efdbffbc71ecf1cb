/**
 * Lists what is wrong with the texts: `npm run texts`, one language with `npm run texts -- de`. With
 * `--missing` it prints the missing texts of one language as JSON, with their English, ready to be filled.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  englishFor,
  faultsOf,
  filledLanguages,
  neededKeys,
  type Texts,
  unaskedKeys,
} from './text-check.ts'

const locales = 'src/ui/i18n/locales'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean', default: false } },
})
const asked = positionals.length > 0 ? positionals : filledLanguages
const english = textsOf('en')

if (values.missing) {
  for (const language of asked) {
    const texts = textsOf(language)
    const missing = neededKeys(english, language).filter((key) => !Object.hasOwn(texts, key))
    const rows = missing.map((key) => [key, englishFor(english, key)])
    console.log(JSON.stringify(Object.fromEntries(rows), undefined, 2))
  }
} else {
  process.exitCode = report() > 0 ? 1 : 0
}

function report(): number {
  const unasked = positionals.length > 0 ? [] : unaskedKeys(english, sources())
  for (const key of unasked) console.log(`en  unused  ${key}`)
  const faults = asked.flatMap((language) =>
    faultsOf(english, { language, texts: textsOf(language), same: sameIn(language) }).map(
      (fault) => ({ language, ...fault }),
    ),
  )
  for (const { language, kind, key, hint } of faults) {
    console.log([language, kind, key, ...(hint === undefined ? [] : [hint])].join('  '))
  }
  const needed = (language: string) => neededKeys(english, language).length
  for (const language of asked) {
    const own = faults.filter((fault) => fault.language === language)
    const missing = own.filter(({ kind }) => kind === 'missing').length
    console.log(
      `${language}: ${needed(language) - missing} of ${needed(language)} texts, ${own.length - missing} other faults`,
    )
  }
  return unasked.length + faults.length
}

function textsOf(language: string): Texts {
  return JSON.parse(readFileSync(`${locales}/${language}.json`, 'utf8'))
}

function sameIn(language: string): readonly string[] {
  const file = `scripts/same-texts/${language}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

function sources(): readonly string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.css)\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8'))
}
