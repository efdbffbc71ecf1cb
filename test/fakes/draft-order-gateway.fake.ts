/** Filling draft orders without a server: ten lines or none. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { DraftOrderGateway } from '../../src/application/ports/draft-order-gateway.ts'
import { groupSize } from '../../src/domain/draft-order/batch.ts'
import type { DrillStep, SelectedOption } from '../../src/domain/catalogue/option-drill-down.ts'
import { isPlain, type Product, type Sku } from '../../src/domain/catalogue/product.ts'
import type { LineRequest } from '../../src/domain/draft-order/line-check.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import { type QuoteItem, quoteItemId } from '../../src/domain/quote/quote-item.ts'
import type { QuoteId } from '../../src/domain/shared/quote-id.ts'
import { plainGroups } from '../builders/a-plain-product.ts'
import { accountAt, changeQuote } from './fake-quote-store.ts'
import { itemOf, withItems } from './fake-quotes.ts'
import { once, refused, type Visit } from './fake-shop.ts'

type Answer<A> = E.Either<PortFailure, A>

export function fakeDraftOrderGateway(visit: Visit): DraftOrderGateway {
  const { ask, commit } = visit.shop.calls
  return {
    addLines: (id, lines, _currency, intent) =>
      commit(
        'draftOrderGateway.addLines',
        once(visit.shop, intent, () => addLines(visit, id, lines)),
      ),
    nextOption: (productId, selected, signal) =>
      ask(
        'draftOrderGateway.nextOption',
        () => nextOption(visit.shop.products, productId, selected),
        signal,
      ),
  }
}

function addLines(visit: Visit, id: QuoteId, lines: readonly LineRequest[]): Answer<Quote> {
  const { shop } = visit
  if (lines.length === 0) return refused('Please add a product')
  if (lines.length > groupSize) return refused('Too many entries.')
  return F.pipe(
    accountAt(visit),
    E.chain(({ id: accountId, zone }) => {
      const codes = shop.customCodes.get(accountId) ?? []
      const isOwn = (line: LineRequest) =>
        line.customCode === '' ||
        codes.some((one) => one.customCode === line.customCode && one.modelCode === line.modelCode)
      return changeQuote(visit, { id, action: 'edit' }, (quote): Answer<Quote> => {
        const items: QuoteItem[] = []
        for (const [index, line] of lines.entries()) {
          const itemId = quoteItemId(shop.nextId('item'))
          const item = isOwn(line) ? itemOf(shop, line, zone, itemId) : 'The code is not yours.'
          if (typeof item === 'string') return refused(onLine(index, lines, item))
          items.push(item)
        }
        return E.right(withItems(quote, [...quote.items, ...items], shop))
      })
    }),
  )
}

function onLine(index: number, { length }: readonly LineRequest[], text: string): string {
  return length > 1 ? `Line ${index + 1}: ${text}` : text
}

function nextOption(
  products: readonly Product[],
  productId: string,
  selected: readonly SelectedOption[],
): Answer<DrillStep> {
  const product = products.find(({ id }) => id === productId)
  if (!product) return refused('The product could not be found.')
  if (!isPlain(product)) return E.right({ kind: 'nothing' })
  const skus = product.skus.filter((sku) =>
    selected.every(({ groupCode, code }) => optionCodeOf(sku, groupCode) === code),
  )
  const open = plainGroups.find(({ code }) => !selected.some(({ groupCode }) => groupCode === code))
  if (!open) return E.right(reached(skus))
  const options = open.options.filter(({ code }) =>
    skus.some((sku) => optionCodeOf(sku, open.code) === code),
  )
  if (options.length === 0) return E.right({ kind: 'nothing' })
  return E.right({ kind: 'group', group: { ...open, options } })
}

function reached([sku]: readonly Sku[]): DrillStep {
  return sku ? { kind: 'sku', sku } : { kind: 'nothing' }
}

/** A letter for the material, then digits for the size. */
function optionCodeOf({ code }: Sku, groupCode: string): string {
  return groupCode === 'material' ? code.slice(3, 4) : code.slice(4)
}
