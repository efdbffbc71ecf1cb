/** Weeks, days and failures of a price in words. */
import { createInstance, type TFunction } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { leadTimeText, priceFailureText } from '../../../src/ui/parts/pricing/price-words.ts'
import { startTranslations } from '../../../src/ui/i18n/i18n.ts'
import { aDay } from '../../builders/a-day.ts'

let t: TFunction = createInstance().t

beforeAll(async () => {
  const { translations, ready } = startTranslations('en_us', ['price'])
  await ready
  t = translations.t
})

const day = aDay('2027-03-09')
const text = (weeks: number | undefined) =>
  leadTimeText({ weeks, earliest: undefined }, day, { t, language: 'en_us' })

describe('a lead time', () => {
  it("says 'week' when the value is 1, and 'weeks' otherwise (PRICE-07)", () => {
    expect(text(1)).toBe('1 week · Mar 09, 2027')
    expect(text(6)).toBe('6 weeks · Mar 09, 2027')
    expect(text(0)).toBe('0 weeks · Mar 09, 2027')
    expect(text(1.5)).toBe('1.5 weeks · Mar 09, 2027')
  })

  it('is only a day where the server names no weeks', () => {
    expect(text(undefined)).toBe('Mar 09, 2027')
  })
})

describe('a price that did not come', () => {
  it('is explained by the server where it said anything, else by the shop', () => {
    const refused = (messages: readonly string[]) =>
      priceFailureText({ kind: 'refused', messages }, t)
    expect(refused(['Not in this size.', 'Ask us.'])).toBe('Not in this size. Ask us.')
    expect(refused([])).toMatch(/^This configuration cannot be priced\./)
  })

  it('is never a zero', () => {
    expect(priceFailureText({ kind: 'no-price' }, t)).toMatch(/returned no price/)
  })
})
