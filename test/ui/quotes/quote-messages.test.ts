/** The words behind the keys that the quote programs notify with. */
import { describe, expect, it } from 'vitest'
import type { TextKey } from '../../../src/ui/i18n/text-keys.ts'
import { startTranslations } from '../../../src/ui/i18n/i18n.ts'

async function wordsOf(key: TextKey): Promise<string> {
  const { translations, ready } = startTranslations('en_us', [
    'quote',
    'quotes',
    'price',
    'address',
    'draftOrder',
  ])
  await ready
  return translations.t(key)
}

describe('the messages about quotes', () => {
  it.each<[TextKey, string]>([
    ['quotes:removed', 'Quote removed successfully'],
    ['quote:quantity.updated', 'Item quantity updated successfully'],
    ['quote:item.removed', 'Item removed successfully'],
  ])(
    'are, for a quote, a quantity and an item, the literal texts: %s (QUOTE-79)',
    async (key, text) => {
      expect(await wordsOf(key)).toBe(text)
    },
  )

  it.each<[TextKey, string]>([
    ['quote:date.updated', 'Quote updated successfully'],
    ['quote:purchaseOrder.updated', 'Order Payment has been updated.'],
    ['quote:submit.resubmitted', 'Quotes updated successfully'],
    ['address:saved.primaryFailed', 'Error occured'],
    ['draftOrder:toast.product', 'Please add a product'],
    ['draftOrder:toast.purchase-order-number', 'Please add PO Number'],
  ])('are the words of the specification: %s', async (key, text) => {
    expect(await wordsOf(key)).toBe(text)
  })

  it('say for every way in which a quote is made or grows that it was done (QUOTE-71)', async () => {
    const ways: readonly TextKey[] = [
      'price:quoteCreated',
      'price:productAdded',
      'price:quoteCreatedWithProducts',
      'price:quoteCreatedWithSeveral',
      'price:productsAdded',
    ]
    const words = await Promise.all(ways.map(wordsOf))
    expect(words.filter((text) => text === '' || text.startsWith('price:'))).toEqual([])
    expect(new Set(words).size).toBe(ways.length)
  })
})
