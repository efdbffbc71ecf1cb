/** What of a page of a quote shows nothing of its lines, and so need not be drawn again by what is done in them. */
import type { QuotePlace } from '../../../domain/quote/quote-write.ts'
import { isSameData, isShallowlySame } from '../../../domain/shared/same-data.ts'
import type { OpenQuote } from './use-quote.ts'

interface OfQuote {
  readonly quote: OpenQuote
}

/** For `memo`, of what shows no line and no history: whether nothing has changed but these. */
export function isSameBesideRows<Props extends OfQuote>(before: Props, after: Props): boolean {
  return (
    isShallowlySame({ ...before, quote: undefined }, { ...after, quote: undefined }) &&
    isSameQuote(before.quote, after.quote)
  )
}

/** The same, of what shows nothing of lines that are on their way to the server either. */
export function isSameBesideLines<Props extends OfQuote>(before: Props, after: Props): boolean {
  const [one, other] = [before.quote.view, after.quote.view]
  return (
    isSameData(besideLines(one.busyPlaces), besideLines(other.busyPlaces)) &&
    isSameData(besideLines(one.waitingPlaces), besideLines(other.waitingPlaces)) &&
    isSameBesideWrites(before, after)
  )
}

function besideLines(places: ReadonlySet<QuotePlace>): readonly QuotePlace[] {
  return [...places].filter((place) => !/^(quantity|date|model|remove):/.test(place))
}

/** The same, of what shows nothing of what is on its way to the server either. */
export function isSameBesideWrites<Props extends OfQuote>(before: Props, after: Props): boolean {
  return isSameBesideRows(
    { ...before, quote: withoutWrites(before.quote) },
    { ...after, quote: withoutWrites(after.quote) },
  )
}

const none: ReadonlySet<never> = new Set()

function withoutWrites(quote: OpenQuote): OpenQuote {
  const view = { ...quote.view, isBusy: false, busyPlaces: none, waitingPlaces: none, revision: 0 }
  return { ...quote, view }
}

function isSameQuote(before: OpenQuote, after: OpenQuote): boolean {
  return (
    before === after ||
    (isShallowlySame(
      { ...before, view: undefined, history: undefined },
      { ...after, view: undefined, history: undefined },
    ) &&
      isShallowlySame({ ...before.view, rows: undefined }, { ...after.view, rows: undefined }))
  )
}
