/** Every text is asked for, and the filled languages have all of them (I18N-01). */
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  allTexts,
  faultsOf,
  filledLanguages,
  sameTexts,
  unaskedKeys,
} from '../../scripts/text-check.ts'
import { askedKeys } from '../../scripts/text-usage.ts'

const english = allTexts('en')

it('has no text that no source asks for', () => {
  expect(unaskedKeys(english, askedKeys(Object.keys(english)))).toEqual([])
})

it.each(filledLanguages)('has every text in %s (I18N-01)', (language) => {
  const same = sameTexts(language)
  expect(faultsOf(english, { language, texts: allTexts(language), same })).toEqual([])
})

it('has the same files in every language', () => {
  const areas = readdirSync('src/ui/i18n/locales/en').toSorted()
  for (const language of filledLanguages) {
    expect(readdirSync(`src/ui/i18n/locales/${language}`).toSorted()).toEqual(areas)
  }
})
