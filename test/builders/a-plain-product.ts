/** A plain product for tests: no modifiers, several skus that are reached through two option groups. */
import type { OptionGroup, SelectedOption } from '../../src/domain/catalogue/option-drill-down.ts'
import type { Product, Sku } from '../../src/domain/catalogue/product.ts'
import { aProduct, aSku, skuId } from './a-product.ts'

export const plainGroups: readonly OptionGroup[] = [
  {
    code: 'material',
    name: 'Material',
    options: [
      { code: 'N', name: 'Nitrile' },
      { code: 'V', name: 'Fluorocarbon' },
    ],
  },
  {
    code: 'size',
    name: 'Size',
    options: [
      { code: '10', name: '10 mm' },
      { code: '12', name: '12 mm' },
    ],
  },
]

/** The full code of a sku begins with the product's three characters; one code for each group follows. */
export function aPlainSku(ending: string, overrides: Partial<Sku> = {}): Sku {
  return aSku({
    id: skuId(`sku-sk1-${ending.toLowerCase()}`),
    code: `SK1${ending}`,
    name: `Seal kit ${ending}`,
    salePrice: 12.5,
    listPrice: 14,
    currency: 'USD',
    orderMinimum: 2,
    orderMaximum: 500,
    available: 120,
    allowsCart: true,
    isQuoteOnly: false,
    priceShownTo: 'everyone',
    ...overrides,
  })
}

/** A seal kit, sku code SK1, of nitrile in two sizes and of fluorocarbon in 10 mm, which is not for quotes. */
export function aPlainProduct(overrides: Partial<Product> = {}): Product {
  const skus = [aPlainSku('N10'), aPlainSku('N12'), aPlainSku('V10', { allowsQuote: false })]
  return aProduct({
    id: 'product-sk1',
    name: 'Seal kit SK1',
    urlTitle: 'seal-kit-sk1',
    brand: 'Cedar',
    productType: { name: 'Seal kits', urlTitle: 'seal-kits' },
    skus,
    defaultSkuId: skuId('sku-sk1-n10'),
    modifiers: { US: [], EU: [] },
    optionGroups: plainGroups.map(({ name }) => name),
    files: [],
    ...overrides,
  })
}

/** A coupling, sku code QC1, in a size that is sold from stock and one that is priced by a quote only. */
export function aQuoteOnlyProduct(): Product {
  const sku = (ending: string, overrides: Partial<Sku>) =>
    aPlainSku(ending, { id: skuId(`sku-qc1-${ending}`), code: `QC1${ending}`, ...overrides })
  return aPlainProduct({
    id: 'product-qc1',
    name: 'Coupling QC1',
    urlTitle: 'coupling-qc1',
    skus: [sku('S', {}), sku('L', { isQuoteOnly: true, salePrice: undefined })],
    defaultSkuId: skuId('sku-qc1-S'),
    optionGroups: ['Size'],
  })
}

/** An answer to a group, as the port sends it on. */
export function aSelectedOption(groupCode: string, code: string): SelectedOption {
  const group = plainGroups.find((one) => one.code === groupCode)
  const option = group?.options.find((one) => one.code === code)
  if (!group || !option) throw new Error(`There is no option ${code} of ${groupCode}`)
  return { groupCode, groupName: group.name, ...option }
}
