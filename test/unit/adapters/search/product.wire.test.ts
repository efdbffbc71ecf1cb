import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { decodeProduct } from '../../../../src/adapters/search/wire/product.wire.ts'
import { isPlain, type Product } from '../../../../src/domain/catalogue/product.ts'
import { aModifierAnswer, aPlainSkuAnswer, aProductAnswer } from '../../../builders/wire-answers.ts'

function read(overrides: Readonly<Record<string, unknown>> = {}): Product {
  const decoded = decodeProduct(aProductAnswer(overrides))
  if (E.isLeft(decoded)) throw new Error(decoded.left.join())
  return decoded.right
}

function isReadable(overrides: Readonly<Record<string, unknown>>): boolean {
  return E.isRight(decodeProduct(aProductAnswer(overrides)))
}

describe('a product on the wire', () => {
  it('has name, address, thumbnail, search flag, skus and default sku (CAT-20)', () => {
    expect(read()).toMatchObject({
      id: 'product-om1',
      name: 'Orbital motor OM1',
      urlTitle: 'orbital-motor-om1',
      thumbnail: '/media/om1-thumb.svg',
      isModelSearchOnly: false,
      skus: [
        { id: 'sku-om1', code: 'OM1', name: 'Motor OM1', allowsQuote: true, allowsCart: false },
      ],
      defaultSkuId: 'sku-om1',
    })
    expect(read({ productName: '' }).name).toBe('Orbital motor OM1, compact')
    expect(read({ defaultSku_skuID: '' }).defaultSkuId).toBe('sku-om1')
  })

  it.each([true, 1, '1', 'yes', 'Yes', 'true'])('is for model search only by %j (O-34)', (flag) => {
    expect(read({ skuModelSearchFlag: flag }).isModelSearchOnly).toBe(true)
  })

  it.each([false, 0, '0', 'No', '', null, undefined])('has a page of its own with %j', (flag) => {
    expect(read({ skuModelSearchFlag: flag }).isModelSearchOnly).toBe(false)
  })

  it('has files with name, type and id (CAT-21)', () => {
    expect(read().files).toEqual([{ id: 'file-1', name: 'OM1 data sheet', type: 'PDF' }])
  })

  it('has attribute sets with code, name, order and attributes in their order (CAT-22)', () => {
    expect(read().attributeSets).toEqual([
      {
        code: 'technicalDataMetric',
        name: 'Technical data',
        sortOrder: 2,
        attributes: [
          { code: 'flow', name: 'Flow', valueHtml: '60', unit: undefined },
          { code: 'mass', name: 'Mass', valueHtml: '6', unit: 'kg' },
        ],
      },
    ])
  })

  it('has brand, product type, pictures, description and related products', () => {
    expect(read()).toMatchObject({
      brand: 'Alder',
      productType: { name: 'Orbital motors', urlTitle: 'orbital-motors' },
      images: ['/media/om1.svg'],
      descriptionHtml: '<p>Compact.</p>',
      related: [{ name: 'OM2', urlTitle: 'om2', skuId: undefined }],
    })
  })

  it('has skus with prices, stock and how many may be ordered (CALL-37)', () => {
    const groups = [{ optionGroupCode: 'size', optionGroupName: 'Size', options: [] }]
    const plain = { modifiers: [], modifiersUS: [], modifiersEU: [], optionGroups: groups }
    const product = read({ ...plain, skus: [aPlainSkuAnswer()] })
    expect(product.optionGroups).toEqual(['Size'])
    expect(isPlain(product)).toBe(true)
    expect(product.skus).toEqual([
      {
        id: 'sku-sk1-n10',
        code: 'SK1N10',
        name: 'Seal kit, nitrile, 10 mm',
        description: 'For shafts of 10 mm.',
        definition: 'Seal material: NBR',
        allowsQuote: true,
        allowsCart: true,
        needsLoginForCart: false,
        priceShownTo: 'everyone',
        salePrice: 12.5,
        isQuoteOnly: false,
        listPrice: 14,
        currency: 'USD',
        regionPrices: [],
        available: 0,
        orderMinimum: 2,
        orderMaximum: 500,
      },
    ])
  })

  it.each([
    ['none', 'nobody'],
    ['verified', 'verified'],
    [' Authenticated', 'signed-in'],
    ['all', 'everyone'],
    ['everyone', 'everyone'],
    [undefined, 'everyone'],
    ['some-new-word', 'nobody'],
  ])('shows its price, where the catalogue says %s, to %s (PRICE-21)', (name, audience) => {
    const sku = { ...aPlainSkuAnswer(), settings: { skuShowPriceForUserType: name } }
    expect(read({ skus: [sku] }).skus[0]?.priceShownTo).toBe(audience)
  })

  it('has the prices of the regions that we know, where the catalogue says them (I18N-09)', () => {
    const euros = { region: 'EU', currencyCode: 'EUR', salePrice: '10.90', listPrice: null }
    const regionPrices = [euros, { ...euros, region: 'MARS' }, null, { region: 'US' }]
    expect(read({ skus: [{ ...aPlainSkuAnswer(), regionPrices }] }).skus[0]?.regionPrices).toEqual([
      { zone: 'EU', currency: 'EUR', salePrice: 10.9, listPrice: undefined },
    ])
  })

  it('has skus with code, name, definition and both prices (CAT-24)', () => {
    expect(read({ skus: [aPlainSkuAnswer()] }).skus[0]).toMatchObject({
      id: 'sku-sk1-n10',
      code: 'SK1N10',
      name: 'Seal kit, nitrile, 10 mm',
      definition: 'Seal material: NBR',
      salePrice: 12.5,
      isQuoteOnly: false,
      listPrice: 14,
    })
  })

  it('has skus with description, stock, minimum and maximum (CAT-25)', () => {
    const product = read({ skus: [aPlainSkuAnswer({ calculatedQATS: '7' })] })
    expect(product.skus[0]).toMatchObject({
      description: 'For shafts of 10 mm.',
      available: 7,
      orderMinimum: 2,
      orderMaximum: 500,
    })
  })

  it('has designation, description, brand with its address, clearance and option groups (CAT-23)', () => {
    const more = {
      productCode: 'OM1-EX',
      brand_brandName: 'Alder',
      brand_urlTitle: 'alder',
      category_categoryName: 'Motors',
      category_urlTitle: 'motors',
      productClearance: 'Yes',
      optionGroups: [{ optionGroupName: 'Size' }],
    }
    expect(read(more)).toMatchObject({
      productCode: 'OM1-EX',
      descriptionHtml: '<p>Compact.</p>',
      brand: 'Alder',
      brandUrlTitle: 'alder',
      category: { name: 'Motors', urlTitle: 'motors' },
      isClearance: true,
      optionGroups: ['Size'],
    })
    expect(read()).toMatchObject({ brandUrlTitle: '', isClearance: false })
  })

  it('has no price and no limit where its sku states none (D10, D15)', () => {
    const nothing = { salePrice: null, calculatedQATS: null, skuOrderMaximumQuantity: 0 }
    const [sku] = read({ skus: [aPlainSkuAnswer(nothing)] }).skus
    expect(sku).toMatchObject({
      salePrice: undefined,
      available: undefined,
      orderMaximum: undefined,
    })
    expect(isPlain(read())).toBe(false)
  })

  it('allows no quote that its sku does not allow', () => {
    const [sku] = read({ skus: [{ skuID: 's', skuCode: 'OM1' }] }).skus
    expect(sku).toMatchObject({ allowsQuote: false, allowsCart: false })
  })

  it.each(['files', 'attributeSets', 'relatedProducts', 'images', 'thumbnail'])(
    'survives without %s',
    (key) => {
      expect(isReadable({ [key]: null })).toBe(true)
    },
  )

  it.each([{ productID: '' }, { urlTitle: null }, { skus: {} }, { skus: [{ skuCode: 'OM1' }] }])(
    'is unreadable with %j',
    (overrides) => {
      expect(isReadable(overrides)).toBe(false)
    },
  )
})

describe('modifiers on the wire', () => {
  const [modifier] = read().modifiers.US

  it('have key, title, short title and whether they are required (CONF-02)', () => {
    expect(modifier).toMatchObject({
      key: 'packaging',
      title: 'Packaging',
      codeTitle: 'PACK',
      isRequired: true,
    })
  })

  it('have options in the order of the answer (CONF-03)', () => {
    expect(modifier?.options.map(({ code }) => code)).toEqual(['S', 'P'])
  })

  it('have options with code, title, hiding, step and minimum (CONF-04)', () => {
    expect(modifier?.options).toEqual([
      {
        code: 'S',
        title: 'Single',
        description: 'In a box.',
        leadTimeNote: undefined,
        isHidden: false,
        minimum: 1,
        step: 1,
      },
      {
        code: 'P',
        title: 'Pallet',
        description: '',
        leadTimeNote: '+1 week',
        isHidden: true,
        minimum: 48,
        step: 24,
      },
    ])
  })

  it('come in variants for US and EU, the common list standing in for one that is missing (CONF-06)', () => {
    expect(read().modifiers.US[0]?.key).toBe('packaging')
    expect(read().modifiers.EU[0]?.key).toBe('verpackung')
    expect(read({ modifiersEU: undefined }).modifiers.EU[0]?.key).toBe('packaging')
    expect(read({ modifiersEU: [] }).modifiers.EU).toEqual([])
  })

  it.each([
    [undefined, true],
    [null, true],
    ['1', true],
    [false, false],
    ['No', false],
  ])('are, with required %j, required: %j', (required, isRequired) => {
    const modifiersUS = [aModifierAnswer({ required })]
    expect(read({ modifiersUS }).modifiers.US[0]?.isRequired).toBe(isRequired)
  })

  it.each([
    ['a modifier without a key', aModifierAnswer({ key: '' })],
    ['a modifier without options', aModifierAnswer({ options: null })],
    ['an option without a code', aModifierAnswer({ options: [{ title: 'Nameless' }] })],
    ['no modifier at all', 'packaging'],
  ])('make the product unreadable with %s: every model code would change', (_, wire) => {
    expect(isReadable({ modifiersUS: [wire] })).toBe(false)
  })
})

describe('what a product does', () => {
  const table = { optionUS: '16', optionEU: 'S', nominalFlow: 16, inputs: [8, 16] }
  const drops = {
    viscosities: [20, 68],
    pressureDrop: [
      [3, 9],
      [4, '12'],
    ],
  }
  const tablesOf = (...tables: readonly unknown[]) =>
    read({ performance: { kind: 'resistance', modifierKey: 'flow', tables } }).performance

  it('is read as the resistance of each size, by viscosity and flow', () => {
    const pressureDrop = [
      [3, 9],
      [4, 12],
    ]
    expect(tablesOf({ ...table, ...drops, pressureDrop })).toEqual({
      kind: 'resistance',
      modifierKey: 'flow',
      tables: [
        {
          option: { US: '16', EU: 'S' },
          size: { quantity: 'flow', figure: 16 },
          parameter: 'viscosity',
          parameters: [20, 68],
          input: 'flow',
          inputs: [8, 16],
          outputs: [{ quantity: 'pressureDrop', figures: pressureDrop }],
        },
      ],
    })
  })

  it('is nothing where the figures do not fit together', () => {
    expect(tablesOf({ ...table, ...drops })).toBeUndefined()
    expect(tablesOf({ ...table, viscosities: [20, 68], pressureDrop: [[3, 9]] })).toBeUndefined()
    expect(
      tablesOf({
        ...table,
        pressures: [20, 68],
        pressureDrop: [
          [3, 9],
          [4, 12],
        ],
      }),
    ).toBeUndefined()
  })
})
