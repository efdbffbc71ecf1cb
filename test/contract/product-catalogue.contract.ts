/** What every product catalogue promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { packagingKey } from '../../src/domain/catalogue/modifier.ts'
import { accordionSets } from '../../src/domain/catalogue/attribute-set.ts'
import { type Product, selectedSku } from '../../src/domain/catalogue/product.ts'
import { skuOptionGroups } from '../../src/domain/catalogue/sku-options.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'

export const productCatalogueContract: Suite = (shop) => {
  describe('a product', () => {
    it('is aborted when it is no longer awaited', async () => {
      const leaving = new AbortController()
      const asking = shop().catalogue.bySkuCode(shop().known.skuCode, leaving.signal)()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
    })

    it('is found by its sku code and by its address, and is the same (CALL-09)', async () => {
      const { catalogue, known } = shop()
      const product = right(await catalogue.bySkuCode(known.skuCode)())
      expect(product.skus.map(({ code }) => code)).toContain(known.skuCode)
      expect(product.isModelSearchOnly).toBe(false)
      expect(right(await catalogue.byUrlTitle(product.urlTitle)())).toEqual(product)
    })

    it('answers names in the language that is asked for, with the same identifiers', async () => {
      const { catalogue, known, speak } = shop()
      const english = right(await catalogue.bySkuCode(known.skuCode)())
      speak('de')
      const german = right(await catalogue.bySkuCode(known.skuCode)())
      expect(german.name).not.toBe(english.name)
      expect(german.productType.name).not.toBe(english.productType.name)
      expect(german.modifiers.US.map(({ title }) => title)).not.toEqual(
        english.modifiers.US.map(({ title }) => title),
      )
      const named = ({ id, urlTitle, skus, productType, modifiers }: Product) => [
        [id, urlTitle, productType.urlTitle, ...skus.map(({ code }) => code)],
        modifiers.US.map(({ key, options }) => [key, options.map(({ code }) => code)]),
      ]
      expect(named(german)).toEqual(named(english))
      expect(right(await catalogue.byUrlTitle(english.urlTitle)())).toEqual(german)
      speak('en')
      expect(right(await catalogue.bySkuCode(known.skuCode)())).toEqual(english)
    })

    it('is chosen by the same groups in every language, where it has several skus (CONF-05)', async () => {
      const { catalogue, known, speak } = shop()
      const counted = async () => {
        const product = right(await catalogue.bySkuCode(known.plainSkuCode)())
        return skuOptionGroups(product).map(({ values }) => values.length)
      }
      const english = await counted()
      for (const language of ['de', 'es', 'fr'] as const) {
        speak(language)
        expect(await counted(), language).toEqual(english)
      }
      speak('en')
    })

    it('has what its page shows: a sku to quote, pictures, facts and files', async () => {
      const product = right(await shop().catalogue.bySkuCode(shop().known.skuCode)())
      expect(selectedSku(product, undefined)?.allowsQuote).toBe(true)
      expect(product.images.length).toBeGreaterThan(0)
      expect(accordionSets(product.attributeSets).length).toBeGreaterThan(0)
      expect(product.files[0]).toMatchObject({ type: 'PDF' })
      expect(product.brand).not.toBe('')
      expect(product.productType.urlTitle).not.toBe('')
    })

    it('has modifiers for each zone, packaging with figures, and hidden options (CONF-06)', async () => {
      const { modifiers } = right(await shop().catalogue.bySkuCode(shop().known.skuCode)())
      for (const zone of [modifiers.US, modifiers.EU]) {
        const packaging = zone.find(({ key }) => key === packagingKey)
        expect(packaging?.options.some(({ minimum = 0 }) => minimum > 1)).toBe(true)
        expect(packaging?.options.some(({ step = 0 }) => step > 1)).toBe(true)
      }
      expect(modifiers.US).not.toEqual(modifiers.EU)
      const options = modifiers.US.flatMap((modifier) => modifier.options)
      expect(options.some(({ isHidden }) => isHidden)).toBe(true)
    })

    it('that is for model search only says so (ROUTE-04)', async () => {
      const { catalogue, known } = shop()
      const product = right(await catalogue.bySkuCode(known.modelOnlySkuCode)())
      expect(product.isModelSearchOnly).toBe(true)
    })

    it('of the search is found where the search says it is, and by its title where it does not (CALL-36)', async () => {
      const { catalogue, search } = shop()
      const { rows } = right(await search.products({ keyword: '', page: 1 })())
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        expect(row.definitionAddress).toBeDefined()
        // oxlint-disable-next-line no-await-in-loop -- a page of them
        const product = right(await catalogue.listed(row)())
        expect(product).toMatchObject({ id: row.id, name: row.name })
        const { urlTitle } = row
        // oxlint-disable-next-line no-await-in-loop
        const unsaid = right(await catalogue.listed({ urlTitle, definitionAddress: undefined })())
        expect(unsaid).toEqual(product)
      }
    })

    it('of the search is not had from elsewhere (CALL-36, T28)', async () => {
      const { catalogue, search } = shop()
      const [row] = right(await search.products({ keyword: '', page: 1 })()).rows
      const hostile = { urlTitle: row?.urlTitle ?? '', definitionAddress: 'https://evil.test/om1' }
      expect(kindOf(await catalogue.listed(hostile)())).toBe('malformed')
    })

    it('has what its dimension drawing is made of, with measures for its options', async () => {
      const { catalogue, known } = shop()
      const product = right(await catalogue.bySkuCode(known.skuCode)())
      const outline = right(await catalogue.outline(product.urlTitle)())
      expect(outline.sections.length).toBeGreaterThan(0)
      expect(outline.body.least.bodyLength).toBeGreaterThan(0)
      for (const zone of ['US', 'EU'] as const) {
        const keys = product.modifiers[zone].map(({ key }) => key)
        expect(outline.options[zone].size).toBeGreaterThan(0)
        expect(keys).toEqual(expect.arrayContaining([...outline.options[zone].keys()]))
      }
    })

    it('that has left the catalogue is named by what takes its place', async () => {
      const { catalogue, known, speak } = shop()
      expect(kindOf(await catalogue.bySkuCode(known.departedSkuCode)())).toBe('not-found')
      const product = right(await catalogue.bySkuCode(known.skuCode)())
      const found = right(await catalogue.succession(known.departedSkuCode)())
      expect(found.successors).toEqual([
        { skuCode: known.skuCode, name: product.name, urlTitle: product.urlTitle },
      ])
      expect(product.predecessors).toContainEqual({
        skuCode: known.departedSkuCode,
        name: found.name,
        urlTitle: undefined,
      })
      speak('de')
      const said = right(await catalogue.succession(known.departedSkuCode)())
      expect(said.successors[0]?.name).not.toBe(product.name)
      speak('en')
    })

    it.each(['ZZ9', '', '../', 'OM12'])('has no successor by the code %j', async (code) => {
      expect(kindOf(await shop().catalogue.succession(code)())).toBe('not-found')
    })

    it.each(['no-such-product', '', '..'])('has no drawing at the address %j', async (urlTitle) => {
      expect(kindOf(await shop().catalogue.outline(urlTitle)())).toBe('not-found')
    })

    it.each(['ZZ9', '', 'OM', '../', 'OM12'])('is not found by the sku code %j', async (code) => {
      expect(kindOf(await shop().catalogue.bySkuCode(code)())).toBe('not-found')
    })

    it.each(['no-such-product', '', '..'])('is not found at the address %j', async (urlTitle) => {
      expect(kindOf(await shop().catalogue.byUrlTitle(urlTitle)())).toBe('not-found')
    })
  })
}
