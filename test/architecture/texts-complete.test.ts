/** Every text is asked for, and the filled languages have all of them (I18N-01). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { faultsOf, filledLanguages, type Texts, unaskedKeys } from '../../scripts/text-check.ts'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const textsOf = (language: string): Texts => json(`src/ui/i18n/locales/${language}.json`)
const english = textsOf('en')

it('has no text that no source asks for', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.css)\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8'))
  expect(unaskedKeys(english, sources)).toEqual([])
})

it.each(filledLanguages)('has every text in %s (I18N-01)', (language) => {
  const list = `scripts/same-texts/${language}.json`
  const same = existsSync(list) ? json(list) : []
  expect(faultsOf(english, { language, texts: textsOf(language), same })).toEqual([])
})
