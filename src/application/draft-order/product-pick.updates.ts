/** How answers change what is known while a product is being found and chosen. */
import { either as E } from 'fp-ts'
import type { OptionGroup } from '../../domain/catalogue/option-drill-down.ts'
import { isPlain, type ProductSummary, selectedSku } from '../../domain/catalogue/product.ts'
import type {
  ListOutcome,
  ProductOutcome,
  ProductPickContext,
  ProductPickEvent,
  ProductPickInput,
  StepOutcome,
  StepQuestion,
} from './product-pick.context.ts'

type Update = Partial<ProductPickContext>

export const nothingPicked = {
  picked: undefined,
  product: undefined,
  selected: [],
  group: undefined,
  sku: undefined,
  isReset: false,
  pickFailure: undefined,
} satisfies Update

/** Something threw that had no right to. */
export const listBroken: Update = { listFailure: { kind: 'malformed' } }
export const pickBroken: Update = { pickFailure: { kind: 'malformed' } }

/** Nothing is listed and nothing is picked; the keyword is the one that the page was opened with. */
export function newProductPick({ keyword }: ProductPickInput): ProductPickContext {
  return {
    ...nothingPicked,
    keyword,
    listedFor: undefined,
    products: [],
    page: 0,
    pageCount: 0,
    total: 0,
    listFailure: undefined,
  }
}

/** The first page of another keyword takes the place of what was listed; a failure leaves it. */
export function listed({ keyword }: ProductPickContext, outcome: ListOutcome): Update {
  if (E.isLeft(outcome)) return { listFailure: outcome.left }
  const { rows, page, pageCount, total } = outcome.right
  const listedFor = keyword.trim()
  return { listedFor, products: rows, page, pageCount, total, listFailure: undefined }
}

/** One more page behind those that are there. A product that has moved to a later page meanwhile is not listed twice. */
export function moreListed({ products }: ProductPickContext, outcome: ListOutcome): Update {
  if (E.isLeft(outcome)) return { listFailure: outcome.left }
  const { rows, page, pageCount, total } = outcome.right
  const known = new Set(products.map(({ id }) => id))
  const more = rows.filter(({ id }) => !known.has(id))
  return { products: [...products, ...more], page, pageCount, total, listFailure: undefined }
}

/** A product is picked from the list; every other event changes nothing. */
export function picked(event: ProductPickEvent): Update {
  return event.type === 'product.pick' ? { ...nothingPicked, picked: event.product } : {}
}

/** The product to be fetched. Throws where none was picked. */
export function pickedIn({ picked: summary }: ProductPickContext): ProductSummary {
  if (!summary) throw new Error('Only a product that was picked is fetched.')
  return summary
}

/** A configurable product is its one sku; a plain one is asked about. */
export function fetched(outcome: ProductOutcome): Update {
  if (E.isLeft(outcome)) return { pickFailure: outcome.left }
  const product = outcome.right
  const sku = isPlain(product) ? undefined : selectedSku(product, undefined)
  return { product, sku, pickFailure: undefined }
}

/** What is asked about a plain product: what its options so far leave open. Throws before the product is there. */
export function stepQuestion({ product, selected }: ProductPickContext): StepQuestion {
  if (!product) throw new Error('Options are asked for once the product is there.')
  return { productId: product.id, selected }
}

/** Choices that lead to neither a group nor a sku. A product that offers nothing from the start is another matter. */
export function isDeadEnd({ selected }: ProductPickContext, outcome: StepOutcome): boolean {
  return E.isRight(outcome) && outcome.right.kind === 'nothing' && selected.length > 0
}

/** The answer to it: a group to choose from, the sku that is left, or nothing at all. */
export function stepped(outcome: StepOutcome): Update {
  if (E.isLeft(outcome)) return { pickFailure: outcome.left }
  const step = outcome.right
  const none = { group: undefined, sku: undefined, pickFailure: undefined }
  switch (step.kind) {
    case 'group':
      return { ...none, group: step.group }
    case 'sku':
      return { ...none, sku: step.sku }
    case 'nothing':
      return { ...none, pickFailure: { kind: 'not-found' } }
  }
}

/** One choice more, or the last one taken back. */
export function chosen({ selected, group }: ProductPickContext, event: ProductPickEvent): Update {
  if (event.type === 'option.back') {
    return { selected: selected.slice(0, -1), sku: undefined, isReset: false }
  }
  if (event.type !== 'option.choose' || !group) return {}
  return { selected: [...selected, selectionOf(group, event.option)], isReset: false }
}

function selectionOf(group: OptionGroup, { code, name }: { code: string; name: string }) {
  return { groupCode: group.code, groupName: group.name, code, name }
}
