/** Products, modifiers and options for tests, each with overrides. */
import type { Modifier, ModifierOption } from '../../src/domain/catalogue/modifier.ts'
import {
  type Product,
  type ProductSummary,
  type Sku,
  skuId,
} from '../../src/domain/catalogue/product.ts'

export { skuId } from '../../src/domain/catalogue/product.ts'

export function anOption(code: string, overrides: Partial<ModifierOption> = {}): ModifierOption {
  return {
    code,
    title: `Option ${code}`,
    description: '',
    leadTimeNote: undefined,
    isHidden: false,
    minimum: undefined,
    step: undefined,
    ...overrides,
  }
}

export function aModifier(key: string, overrides: Partial<Modifier> = {}): Modifier {
  return {
    key,
    title: `Choose ${key}`,
    codeTitle: key.toUpperCase(),
    isRequired: true,
    options: [anOption('A'), anOption('B')],
    ...overrides,
  }
}

export function aSku(overrides: Partial<Sku> = {}): Sku {
  return {
    id: skuId('sku-om1'),
    code: 'OM1',
    name: 'Orbital motor OM1',
    description: '',
    definition: '',
    allowsQuote: true,
    allowsCart: true,
    needsLoginForCart: false,
    isQuoteOnly: true,
    priceShownTo: 'everyone',
    salePrice: undefined,
    listPrice: undefined,
    currency: undefined,
    available: undefined,
    orderMinimum: undefined,
    orderMaximum: undefined,
    ...overrides,
  }
}

const displacement = aModifier('displacement', {
  title: 'Displacement',
  options: [anOption('080'), anOption('100'), anOption('16')],
})
const shaft = aModifier('shaft', {
  title: 'Shaft',
  options: [anOption('C'), anOption('T'), anOption('X', { isHidden: true })],
})
const seal = aModifier('seal', { title: 'Seal', options: [anOption('N')] })
const paint = aModifier('paint', {
  title: 'Paint',
  isRequired: false,
  options: [anOption('K'), anOption('W')],
})

function packaging(single: Partial<ModifierOption>, pallet: Partial<ModifierOption>): Modifier {
  return aModifier('packaging', {
    title: 'Packaging',
    options: [anOption('S', single), anOption('P', pallet)],
  })
}

/**
 * A configurable motor with sku code OM1. Its model code is OM1, displacement, shaft, seal, paint
 * (optional), packaging: `OM1080CNS`. The pallet P needs 48 and a step of 24 in both zones, which the
 * US exchange turns into 24 and 1. Option X of the shaft is hidden; the seal leaves no choice. In the
 * EU there is no paint.
 */
export function aProduct(overrides: Partial<Product> = {}): Product {
  const single = { minimum: 1, step: 1 }
  const pallet = { minimum: 48, step: 24 }
  return {
    id: 'product-om1',
    name: 'Orbital motor OM1',
    urlTitle: 'orbital-motor-om1',
    productCode: 'OM1',
    brand: 'Alder',
    brandUrlTitle: 'alder',
    category: { name: 'Motors', urlTitle: 'motors' },
    isClearance: false,
    productType: { name: 'Orbital motors', urlTitle: 'orbital-motors' },
    descriptionHtml: '<p>A compact motor.</p>',
    thumbnail: '/media/om1-thumb.svg',
    images: ['/media/om1.svg'],
    isModelSearchOnly: false,
    skus: [aSku()],
    defaultSkuId: skuId('sku-om1'),
    modifiers: {
      US: [displacement, shaft, seal, paint, packaging(single, pallet)],
      EU: [displacement, shaft, seal, packaging(single, pallet)],
    },
    optionGroups: [],
    attributeSets: [
      {
        code: 'general',
        name: 'General',
        sortOrder: 1,
        attributes: [{ code: 'kind', name: 'Kind', valueHtml: 'Orbital', unit: undefined }],
      },
    ],
    files: [{ id: 'file-om1', name: 'OM1 data sheet', type: 'PDF' }],
    related: [],
    ...overrides,
  }
}

/** A product of its own sku code with one required modifier, for lists and second products. */
export function aSimpleProduct(skuCode: string, overrides: Partial<Product> = {}): Product {
  const id = skuId(`sku-${skuCode.toLowerCase()}`)
  const sizes = [aModifier('size', { options: [anOption('1'), anOption('2')] })]
  return aProduct({
    id: `product-${skuCode.toLowerCase()}`,
    name: `Gear pump ${skuCode}`,
    urlTitle: `gear-pump-${skuCode.toLowerCase()}`,
    productCode: skuCode,
    brand: 'Birch',
    brandUrlTitle: 'birch',
    category: { name: 'Pumps', urlTitle: 'pumps' },
    productType: { name: 'Gear pumps', urlTitle: 'gear-pumps' },
    skus: [aSku({ id, code: skuCode, name: `Gear pump ${skuCode}` })],
    defaultSkuId: id,
    modifiers: { US: sizes, EU: sizes },
    files: [],
    ...overrides,
  })
}

/** The line of a product list that belongs to a product. */
export function aProductSummary(product: Product = aProduct()): ProductSummary {
  return {
    id: product.id,
    name: product.name,
    urlTitle: product.urlTitle,
    skuCode: product.skus[0]?.code ?? '',
    skuId: product.defaultSkuId,
    brand: product.brand,
    category: product.category.name,
    productType: product.productType.name,
    thumbnail: product.thumbnail,
    descriptionHtml: product.descriptionHtml,
    skus: product.skus,
    hasOptionGroups: product.optionGroups.length > 0,
    isBundle: product.bundle !== undefined,
    definitionAddress: `/definitions/${product.urlTitle}`,
  }
}
