/**
 * Lists what is wrong with the texts: `npm run texts`, one language with `npm run texts -- de`. With
 * `--missing` it prints the missing texts of one language as JSON, with their English, ready to be filled.
 */
import { parseArgs } from 'node:util'
import {
  allTexts,
  englishFor,
  faultsOf,
  filledLanguages,
  neededKeys,
  sameTexts,
  unaskedKeys,
} from './text-check.ts'
import { askedKeys } from './text-usage.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { missing: { type: 'boolean', default: false } },
})
const asked = positionals.length > 0 ? positionals : filledLanguages
const english = allTexts('en')

if (values.missing) {
  for (const language of asked) {
    const texts = allTexts(language)
    const missing = neededKeys(english, language).filter((key) => !Object.hasOwn(texts, key))
    const rows = missing.map((key) => [key, englishFor(english, key)])
    console.log(JSON.stringify(Object.fromEntries(rows), undefined, 2))
  }
} else {
  process.exitCode = report() > 0 ? 1 : 0
}

function report(): number {
  const unasked =
    positionals.length > 0 ? [] : unaskedKeys(english, askedKeys(Object.keys(english)))
  for (const key of unasked) console.log(`en  unused  ${key}`)
  const faults = asked.flatMap((language) =>
    faultsOf(english, { language, texts: allTexts(language), same: sameTexts(language) }).map(
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
