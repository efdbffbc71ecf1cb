/** What another answer changes, in words. */
import { createInstance, type TFunction } from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import { startTranslations } from '../../../src/ui/i18n/i18n.ts'
import { differenceText } from '../../../src/ui/parts/pricing/difference-words.ts'
import { defaultSiteSettings } from '../../../src/domain/content/site-settings.ts'

let t: TFunction = createInstance().t

beforeAll(async () => {
  const { translations, ready } = startTranslations('en_us', ['pricing'])
  await ready
  t = translations.t
})

it.each([
  { amount: 0, weeks: 0, text: 'same price and lead time' },
  { amount: 0, weeks: undefined, text: 'same price' },
  { amount: undefined, weeks: 0, text: 'same lead time' },
  { amount: undefined, weeks: -2, text: '2 weeks sooner' },
])('of $amount and $weeks weeks says no more than is known', ({ text, ...known }) => {
  const difference = { modifierKey: 'shaft', optionCode: 'T', ...known }
  expect(differenceText(difference, { t, currency: 'USD', settings: defaultSiteSettings })).toBe(
    text,
  )
})
