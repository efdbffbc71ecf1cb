import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { codedProduct } from '../../../src/domain/catalogue/model-code.ts'
import { decodeModelCode } from '../../../src/domain/catalogue/model-code-decoding.ts'
import type { Product } from '../../../src/domain/catalogue/product.ts'
import {
  searchSuggestions,
  withQuotesRow,
} from '../../../src/ui/parts/search/search-suggestions.ts'
import { aModifier, anOption, aProduct, aSimpleProduct } from '../../builders/a-product.ts'

// Says the key, so that a test can tell which words were chosen.
const translations = createInstance()
void translations.init({ lng: 'cimode', keySeparator: false, nsSeparator: false })
const { t } = translations

function suggested(product: Product, code: string) {
  const skuCode = product.skus[0]?.code ?? ''
  const coded = codedProduct(product, { skuCode, zone: 'US', isPreview: false })
  const found = { kind: 'found', product, decoding: decodeModelCode(coded, code) } as const
  const ownCode = { kind: 'none', numbers: [] } as const
  return searchSuggestions(
    t,
    { text: code, code: found, ownCode, suggestions: { places: [], products: [] } },
    'US',
  )
}

/** A product with so many options for each of its questions. */
function aWideProduct(width: number): Product {
  const options = Array.from({ length: width }, (_, index) => anOption(String(10 + index)))
  const modifiers = ['first', 'second', 'third'].map((key) =>
    aModifier(key, { options, isRequired: key === 'third' }),
  )
  return aProduct({ modifiers: { US: modifiers, EU: modifiers } })
}

describe('suggestions', () => {
  it('are at most ten in all (SEARCH-04)', () => {
    const { groups } = suggested(aWideProduct(40), 'OM1')
    const count = groups.reduce((sum, { items }) => sum + items.length, 0)
    expect(count).toBe(10)
    expect(groups.every(({ items }) => items.length > 0)).toBe(true)
  })

  it('are ten with the way to the quotes, which stands last (SEARCH-04)', () => {
    const { groups } = suggested(aWideProduct(40), 'OM1')
    const items = withQuotesRow(t, groups, ' om1  rear ').flatMap((group) => group.items)
    expect(items).toHaveLength(10)
    expect(items.at(-1)).toEqual({ kind: 'list', of: 'quotes', text: 'om1 rear' })
  })

  it('begin with the product and what its code says', () => {
    const [first] = suggested(aProduct(), 'OM1080C').groups
    expect(first?.items[0]).toMatchObject({
      kind: 'open',
      code: 'OM1080C',
      meaning: ['Option 080', 'Option C'],
    })
  })

  it('put an option where the wrong characters stand', () => {
    const { groups, reading } = suggested(aProduct(), 'OM1080QNS')
    const texts = groups.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'option' ? [item.text] : [])),
    )
    expect(reading?.isWrong).toBe(true)
    expect(texts).toContain('OM1080CNS')
  })

  it('never open a product that has no page', () => {
    const [first] = suggested(aSimpleProduct('MC1', { isModelSearchOnly: true }), 'MC1').groups
    expect(first?.items[0]).toMatchObject({ kind: 'order' })
  })
})
