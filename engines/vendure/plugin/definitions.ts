/** Definitions of products, in the language of the reader, and the way to a plain product's sku. */
import type { RequestContext } from '@vendure/core'
import { drillDown } from '../../../reference-backend/catalogue/option-drill.ts'
import { lineAmounts } from '../../../reference-backend/pricing/line-amounts.ts'
import { refused } from './failures.ts'
import { marketOf } from './market.ts'
import { callerOf, type Tools } from './tools.ts'

interface Named {
  readonly skuCode?: string | null
  readonly urlTitle?: string | null
}

/** The definition as JSON; none for what is not sold. */
export async function definition({ catalogue }: Tools, ctx: RequestContext, named: Named) {
  const product = named.skuCode
    ? await catalogue.bySkuCode(ctx, named.skuCode)
    : await catalogue.byUrlTitle(ctx, named.urlTitle ?? '')
  return product?.spoken(ctx)
}

/** What its drawing is made of; none for one that is not drawn to measure. */
export async function outline({ catalogue }: Tools, ctx: RequestContext, named: Named) {
  return (await catalogue.byUrlTitle(ctx, named.urlTitle ?? ''))?.outline
}

/** What takes the place of the product of a sku code; none where nothing is known to. */
export async function succession({ catalogue }: Tools, ctx: RequestContext, named: Named) {
  const code = (named.skuCode ?? '').toUpperCase()
  if (!/^[A-Z0-9]{3}$/.test(code)) return undefined
  const found = (await catalogue.successors(ctx, code)).map((product) => product.spoken(ctx))
  const before = found[0]?.predecessors.find(({ skuCode }) => skuCode === code)
  return (
    before && {
      skuCode: code,
      productName: before.productName,
      successors: found.map(({ skuCode, productName, urlTitle, skuModelSearchFlag }) => ({
        skuCode,
        productName,
        urlTitle: skuModelSearchFlag === 'Yes' ? '' : urlTitle,
      })),
    }
  )
}

interface Selection {
  readonly productId: string
  readonly selected: readonly { readonly group: string; readonly option: string }[]
}

/** The next question of a plain product, or the sku that the answers lead to, priced for the caller's zone. */
export async function optionStep(
  tools: Tools,
  ctx: RequestContext,
  { productId, selected }: Selection,
) {
  const product = await tools.catalogue.byDocumentId(ctx, productId)
  if (product === undefined) throw refused('The product could not be found.')
  const chosen = selected.map(({ group, option }) => ({
    optionGroupCode: group,
    optionCode: option,
  }))
  const step = drillDown(product, chosen)
  if (step.kind === 'nothing') return {}
  const spoken = product.spoken(ctx)
  if (step.kind === 'group') {
    const { optionGroupCode, options } = step.group
    const words = spoken.optionGroups.find((each) => each.optionGroupCode === optionGroupCode)
    const codes = new Set(options.map(({ optionCode }) => optionCode))
    const shown = words?.options.filter(({ optionCode }) => codes.has(optionCode))
    return { group: { ...step.group, ...words, options: shown ?? options } }
  }
  const sku = spoken.skus.find(({ skuID }) => skuID === step.sku.skuID) ?? step.sku
  const caller = await callerOf(tools, ctx)
  const market = caller && (await marketOf(tools, ctx, caller))
  const terms = product.priceList.plain?.[sku.skuCode]
  if (market === undefined || terms === undefined) return { sku }
  const { zone } = market
  const priced = (listCents: number) => lineAmounts({ zone, quantity: 1, listCents })
  const sale = priced(terms.saleCents[zone])
  return {
    sku: {
      ...sku,
      salePrice: sale.unitPrice,
      listPrice: priced(terms.listCents[zone]).unitPrice,
      currencyCode: sale.currencyCode,
    },
  }
}
