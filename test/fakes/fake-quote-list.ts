/** The list of quotes in the fake shop: what a keyword finds, in an order, counted by status. */
import { looseName } from '../../src/domain/draft-order/own-code.ts'
import type { Quote } from '../../src/domain/quote/quote.ts'
import { statusesAt } from '../../src/domain/quote/listed-statuses.ts'
import type { ListedPlace, QuoteListPage, QuoteSort } from '../../src/domain/quote/quote-list.ts'
import type { QuoteStatus } from '../../src/domain/quote/quote-status.ts'
import { pageOf } from '../../src/domain/shared/paging.ts'
import { aQuoteRow } from '../builders/a-quote.ts'

const orders: Readonly<Record<QuoteSort, (newestFirst: readonly Quote[]) => readonly Quote[]>> = {
  newest: (quotes) => quotes,
  oldest: (quotes) => quotes.toReversed(),
  name: (quotes) =>
    quotes.toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1)),
  value: (quotes) =>
    quotes.toSorted((one, other) => (other.totals.afterTax ?? 0) - (one.totals.afterTax ?? 0)),
}

export function listed(newestFirst: readonly Quote[], place: ListedPlace): QuoteListPage {
  const { keyword, sort, page } = place
  const words = keyword.toLowerCase().split(/\s+/)
  const found = newestFirst.filter((quote) => words.every((word) => says(quote, word)))
  const counts = new Map<QuoteStatus, number>()
  for (const { status } of found) counts.set(status, (counts.get(status) ?? 0) + 1)
  const inTab = found.filter(({ status }) => statusesAt(place).includes(status))
  const sorted = orders[sort](inTab)
  const isReturned = ({ status }: Quote) => status === 'returned'
  const returnedFirst = [...sorted.filter(isReturned), ...sorted.filter((one) => !isReturned(one))]
  return { ...pageOf(returnedFirst.map(aQuoteRow), page), counts }
}

/** Signs that are left of a word without its separators: a size such as 1.5 is no number. */
const shortestBare = 3

function says({ number, name, purchaseOrderNumber, items }: Quote, word: string): boolean {
  const numbers = [
    purchaseOrderNumber,
    ...items.flatMap((item) => [item.customerMaterialNumber, item.customCode]),
  ]
  const texts = [number, name, ...items.map(({ modelCode }) => modelCode), ...numbers]
  if (texts.some((text) => text.toLowerCase().includes(word))) return true
  const bare = looseName(word)
  const loose = numbers.map(looseName)
  if (bare === word.toUpperCase()) return loose.some((each) => each.includes(bare))
  return bare.length >= shortestBare && loose.some((each) => each.startsWith(bare))
}
