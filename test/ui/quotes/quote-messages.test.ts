/** The words behind the keys that the quote programs notify with. */
import { describe, expect, it } from 'vitest'
import { startTranslations } from '../../../src/ui/i18n/i18n.ts'

async function wordsOf(key: string): Promise<string> {
  const { translations, ready } = startTranslations('en_us')
  await ready
  return translations.t(key)
}

describe('the messages about quotes', () => {
  it.each([
    ['frontend.quote.removed', 'Quote removed successfully'],
    ['frontend.quote.quantityUpdated', 'Item quantity updated successfully'],
    ['frontend.quote.itemRemoved', 'Item removed successfully'],
  ])(
    'are, for a quote, a quantity and an item, the literal texts: %s (QUOTE-79)',
    async (key, text) => {
      expect(await wordsOf(key)).toBe(text)
    },
  )

  it.each([
    ['frontend.quote.dateUpdated', 'Quote updated successfully'],
    ['frontend.order.paymentUpdated', 'Order Payment has been updated.'],
    ['frontend.quote.statusUpdated', 'Quotes updated successfully'],
    ['frontend.primaryFlag.errorMessage', 'Error occured'],
    ['draftOrder.toast.product', 'Please add a product'],
    ['draftOrder.toast.purchase-order-number', 'Please add PO Number'],
  ])('are the words of the specification: %s', async (key, text) => {
    expect(await wordsOf(key)).toBe(text)
  })

  it('say for every way in which a quote is made or grows that it was done (QUOTE-71)', async () => {
    const ways = ['create', 'exisiting', 'items.create', 'items.exisiting']
    const words = await Promise.all(
      ways.map((way) => wordsOf(`frontend.quote.${way}.successMessage`)),
    )
    expect(words.filter((text) => text.startsWith('frontend.'))).toEqual([])
    expect(new Set(words).size).toBe(ways.length)
  })
})
