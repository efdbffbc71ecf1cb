import { describe, expect, it } from 'vitest'
import { type ChosenOption, drillDown } from '../../../reference-backend/catalogue/option-drill.ts'
import { PLAIN_PRODUCTS, price, pricedOf, PRODUCTS, productOf, ZONES } from './seeded.ts'

const SKUS = PLAIN_PRODUCTS.flatMap((product) => product.doc.skus.map((sku) => ({ product, sku })))

const chosen = (...pairs: readonly (readonly [string, string])[]): readonly ChosenOption[] =>
  pairs.map(([optionGroupCode, optionCode]) => ({ optionGroupCode, optionCode }))

/** Every way through the questions of a product, each with what stands at its end. */
function ways(skuCode: string, answers: readonly ChosenOption[] = []): readonly string[] {
  const step = drillDown(productOf(skuCode), answers)
  if (step.kind === 'sku') return [step.sku.skuCode]
  if (step.kind === 'nothing') return ['nothing']
  return step.group.options.flatMap(({ optionCode }) =>
    ways(skuCode, [...answers, { optionGroupCode: step.group.optionGroupCode, optionCode }]),
  )
}

describe('the seeded plain products', () => {
  it('are nine with some seventy skus in three product types, a brand and a category each', () => {
    expect(PLAIN_PRODUCTS).toHaveLength(9)
    expect(SKUS.length).toBeGreaterThanOrEqual(60)
    const types = PLAIN_PRODUCTS.map(({ doc }) => doc.productType_urlTitle)
    expect(new Set(types)).toEqual(
      new Set(['seal-kits', 'fittings-and-couplings', 'orbital-motors']),
    )
    for (const { doc } of [...PRODUCTS, ...PLAIN_PRODUCTS]) {
      expect(doc.category_categoryName, doc.skuCode).not.toBe('')
      expect(doc.brand_urlTitle).not.toBe('')
    }
  })

  it('have skus whose codes and ids are their own, the codes beginning with the three of the product', () => {
    const others = PRODUCTS.map(({ doc }) => doc.skuCode)
    expect(new Set(SKUS.map(({ sku }) => sku.skuCode)).size).toBe(SKUS.length)
    expect(new Set(SKUS.map(({ sku }) => sku.skuID)).size).toBe(SKUS.length)
    for (const { product, sku } of SKUS) {
      expect(others).not.toContain(product.doc.skuCode)
      expect(sku.skuCode).toMatch(new RegExp(`^${product.doc.skuCode}[A-Z0-9]+$`))
      const codes = sku.options.map(({ optionCode }) => optionCode).join('')
      expect(product.doc.skuCode + codes).toBe(sku.skuCode)
    }
  })

  it('have one to three groups and neither modifiers nor sizes', () => {
    for (const { doc } of PLAIN_PRODUCTS) {
      expect(doc.optionGroups.length, doc.skuCode).toBeGreaterThanOrEqual(1)
      expect(doc.optionGroups.length).toBeLessThanOrEqual(3)
      expect([...doc.modifiers, ...doc.modifiersUS, ...doc.modifiersEU]).toEqual([])
      expect(doc.skus.map(({ skuID }) => skuID)).toContain(doc.defaultSku_skuID)
    }
  })

  it('show prices to visitors only where everybody may see them', () => {
    for (const { sku } of SKUS) {
      const isPublic = sku.settings.skuShowPriceForUserType === 'all'
      expect(sku.salePrice === null, sku.skuCode).toBe(!isPublic)
      if (sku.salePrice === null || sku.listPrice === null) continue
      expect(sku.salePrice).toBeGreaterThan(0)
      expect(sku.listPrice).toBeGreaterThanOrEqual(sku.salePrice)
    }
  })

  it('are partly in stock, partly sold out, partly without limit', () => {
    const stocks = SKUS.map(({ sku }) => sku.calculatedQATS)
    expect(stocks.filter((each) => each === 0).length).toBeGreaterThanOrEqual(2)
    expect(stocks.filter((each) => each !== null && each > 0 && each < 10).length).toBeGreaterThan(
      4,
    )
    expect(stocks).toContain(null)
  })
})

describe('choosing a plain sku option by option', () => {
  it.each(PLAIN_PRODUCTS.map(({ doc }) => doc.skuCode))('reaches every sku of %s once', (code) => {
    const ends = ways(code)
    const skus = productOf(code).doc.skus.map(({ skuCode }) => skuCode)
    expect(ends.filter((end) => end !== 'nothing').toSorted()).toEqual(skus.toSorted())
    expect(ends.includes('nothing')).toBe(code === 'SKP')
  })

  it('leads nowhere for a sku that has been withdrawn', () => {
    const answers = chosen(['pumpGroup', '3'], ['sealMaterial', 'E'])
    const pack = drillDown(productOf('SKP'), answers)
    expect(pack).toMatchObject({ kind: 'group', group: { optionGroupCode: 'packSize' } })
    const withdrawn = [...answers, ...chosen(['packSize', '10'])]
    expect(drillDown(productOf('SKP'), withdrawn)).toEqual({ kind: 'nothing' })
  })

  it('offers only what leads on, in the order of the product, whatever the order of the answers', () => {
    const step = drillDown(productOf('FJB'), chosen(['finish', 'S'], ['portThread', '06']))
    expect(step).toEqual({
      kind: 'group',
      group: {
        optionGroupCode: 'tubeThread',
        optionGroupName: 'Tube thread',
        options: [
          { optionCode: '06', optionName: '9/16-18 UNF, 3/8 in tube' },
          { optionCode: '08', optionName: '3/4-16 UNF, 1/2 in tube' },
        ],
      },
    })
  })

  it('leaves out a group that does not apply', () => {
    const small = drillDown(productOf('SKD'), chosen(['motorSeries', '4'], ['sealMaterial', 'V']))
    expect(small).toMatchObject({ kind: 'sku', sku: { skuCode: 'SKD4V' } })
    const large = drillDown(productOf('SKD'), chosen(['motorSeries', '6'], ['sealMaterial', 'V']))
    expect(large).toMatchObject({ kind: 'group', group: { optionGroupCode: 'kitScope' } })
  })

  it.each([
    ['an option that is not there', 'SKT', chosen(['motorSeries', 'X'])],
    ['a group that is not there', 'SKT', chosen(['colour', '1'])],
    ['two answers to one question', 'SKT', chosen(['motorSeries', '1'], ['motorSeries', '2'])],
    ['an empty answer', 'SKD', chosen(['kitScope', ''], ['motorSeries', '4'])],
    ['options that do not go together', 'FJB', chosen(['portThread', '04'], ['tubeThread', '12'])],
    ['a configurable family', 'TM2', []],
  ])('leads nowhere for %s', (_, code, answers) => {
    expect(drillDown(productOf(code), answers)).toEqual({ kind: 'nothing' })
  })
})

describe('the price of a plain sku', () => {
  it('is the public one for a single piece in the zone of the site', () => {
    for (const { sku } of SKUS.filter((each) => each.sku.salePrice !== null)) {
      if (sku.skuOrderMinimumQuantity > 1) continue
      expect(pricedOf('US', sku.skuCode).unitPrice, sku.skuCode).toBe(sku.salePrice)
    }
  })

  it('falls with the quantity and adds surcharge and tax like any other', () => {
    const one = pricedOf('EU', 'SKT2NC')
    const ten = pricedOf('EU', 'SKT2NC', { quantity: 10 })
    expect(one).toMatchObject({ currencyCode: 'EUR', unitPrice: 26.8, surcharge: 1.21, tax: 5.32 })
    expect(ten.unitPrice).toBe(25.73)
    expect(ten.lineTotal).toBe(257.3)
  })

  it('says how long it takes, how many there are and what the code means', () => {
    for (const zone of ZONES) {
      expect(pricedOf(zone, 'SKT2VC')).toMatchObject({
        effectiveLeadTime: 1,
        leadDeliveryDate: '2026-03-09',
        calculatedQATS: 3,
        modifierSummary: [
          { codeTitle: 'Motor series', code: '2', title: 'TM200' },
          { codeTitle: 'Seal material', code: 'V', title: 'FKM, to 150 °C' },
          { codeTitle: 'Scope', code: 'C', title: 'Complete kit' },
        ],
      })
    }
  })

  it.each([
    ['SKT2VX', 1, 'unknown-model'],
    ['SKT', 1, 'unknown-model'],
    ['SKP3E10', 1, 'unknown-model'],
    ['FJB0404Z', 9, 'quantity-minimum'],
    ['FJB0404Z', 5001, 'quantity'],
    ['FJB0404Z', 10.5, 'quantity'],
  ])('of %s in a quantity of %d is refused as %s', (modelNumber, quantity, reason) => {
    expect(price('US', modelNumber, { quantity })).toMatchObject({ ok: false, reason })
  })
})
