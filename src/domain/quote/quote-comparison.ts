/**
 * A quote that is asked for again: each line as it was and as it is today. What is sold no more is taken out, or
 * replaced by what its customer chooses; nothing is replaced by itself.
 */
import type { Choices } from '../catalogue/modifier.ts'
import type { NearModel } from '../catalogue/near-model.ts'
import type { SkuId } from '../catalogue/product.ts'
import type { CalculatedPrice } from '../pricing/calculated-price.ts'
import { earliestDelivery } from '../pricing/lead-time.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { QuoteItem, QuoteItemId } from './quote-item.ts'

/** A line of a quote on its way to another: as it was, or with another model or quantity. */
export interface WishedLine {
  readonly itemId: QuoteItemId
  readonly modelCode?: string | undefined
  /** Of the model, where it is one of another product than the line had. */
  readonly skuId?: SkuId | undefined
  readonly quantity?: number | undefined
  /** In place of a day that has become too early; by default the earliest one, as the server reckons. */
  readonly requestedDate?: CalendarDate | undefined
}

/** What takes the place of a product that has left the catalogue. */
export interface Successor {
  readonly name: string
  readonly skuId: SkuId
  readonly skuCode: string
}

/** Not sold like this any more; `instead` are the models nearest to it, of the successor where its product is gone. */
export interface GoneOffer {
  readonly kind: 'gone'
  readonly instead: readonly string[]
  /** What each of them says. */
  readonly readings?: ReadonlyMap<string, Choices> | undefined
  /** The same in words, beside the model that is gone. */
  readonly near?: ReadonlyMap<string, NearModel> | undefined
  readonly successor?: Successor | undefined
}

/** Codes of models that may take the place of one that is gone, and what each is beside it. */
export type NearModels = Pick<GoneOffer, 'instead' | 'near'>

/** What it would be could not be asked, while it could of others. */
export interface FailedOffer {
  readonly kind: 'failed'
  readonly failure: PortFailure
}

/** What a line would be today. */
export type OfferToday =
  | { readonly kind: 'priced'; readonly price: CalculatedPrice }
  | GoneOffer
  /** Sold in other quantities; the nearest ones. */
  | { readonly kind: 'quantity'; readonly possible: readonly number[] }
  /** Not told before it is copied. */
  | { readonly kind: 'unknown' }
  | FailedOffer

/** An offer that is none: the line cannot stay as it was. */
export type BrokenOffer = Extract<OfferToday, { readonly kind: 'gone' | 'quantity' }>

/** Whether the line cannot stay as it was. */
export function isBroken(offer: OfferToday): offer is BrokenOffer {
  return offer.kind === 'gone' || offer.kind === 'quantity'
}

export interface ComparisonLine {
  readonly item: QuoteItem
  readonly offer: OfferToday
}

/** What of a line is not as it was. */
export type LineInstead = Omit<WishedLine, 'itemId' | 'requestedDate'>

/** What its customer takes in place of lines that cannot stay as they were. */
export type Replacements = ReadonlyMap<QuoteItemId, LineInstead>

/** Whether a line can come along: as it was, or by what is taken in its place. */
export function canCome({ item, offer }: ComparisonLine, replaced: Replacements): boolean {
  return !isBroken(offer) || replaced.has(item.id)
}

/** Days that take the place of those that have become too early, as the customer's calendar has it. */
export type LaterDays = ReadonlyMap<QuoteItemId, CalendarDate>

/** What is different in the lines that are asked for. */
export interface WishedChanges {
  readonly replaced: Replacements
  readonly days: LaterDays
}

/** The lines that are asked for; undefined for all of them as they were. */
export function wishedLines(
  items: readonly Pick<QuoteItem, 'id'>[],
  isChosen: (id: QuoteItemId) => boolean,
  { replaced, days }: WishedChanges,
): readonly WishedLine[] | undefined {
  const chosen = items.filter(({ id }) => isChosen(id))
  const isChanged = items.some(({ id }) => replaced.has(id) || days.has(id))
  if (chosen.length === items.length && !isChanged) return undefined
  return chosen.map(({ id }) => {
    const requestedDate = replaced.has(id) ? undefined : days.get(id)
    return { itemId: id, ...replaced.get(id), ...(requestedDate && { requestedDate }) }
  })
}

/** The days of lines that can be had, but later than they were wished for. */
export function laterDays(lines: readonly ComparisonLine[], today: CalendarDate): LaterDays {
  return new Map(
    lines.flatMap(({ item, offer }) => {
      const date = offer.kind === 'priced' ? changeOf(item, offer.price, today).date : undefined
      return date ? [[item.id, date.to] as const] : []
    }),
  )
}

/** The lines of a quote as they are asked for, but for their days, to be read beside what has come of them. */
export function asWished(
  items: readonly QuoteItem[],
  wished: readonly WishedLine[] | undefined,
): readonly QuoteItem[] {
  if (!wished) return items
  const known = new Map(items.map((item) => [item.id, item]))
  return wished.flatMap(({ itemId, modelCode, skuId, quantity }) => {
    const item = known.get(itemId)
    if (!item) return []
    return [
      {
        ...item,
        modelCode: modelCode ?? item.modelCode,
        skuId: skuId ?? item.skuId,
        quantity: quantity ?? item.quantity,
      },
    ]
  })
}

export interface ComparisonChange {
  /** Of one piece, as lines of a quote have it. */
  readonly unitPrice: { readonly from: number | undefined; readonly to: number | undefined }
  readonly weeks: { readonly from: number | undefined; readonly to: number | undefined }
  /** Pieces in stock; undefined where there is no limit, or nobody has said. */
  readonly stock: { readonly from: number | undefined; readonly to: number | undefined }
  /** The day that the line will have in place of one that has become too early. */
  readonly date: { readonly from: CalendarDate; readonly to: CalendarDate } | undefined
}

/** What is different today in a line that can be had. */
export function changeOf(
  item: QuoteItem,
  price: CalculatedPrice,
  today: CalendarDate,
): ComparisonChange {
  const earliest = earliestDelivery(today, price.leadTime)
  const { requestedDate } = item
  return {
    unitPrice: { from: item.unitPrice, to: price.parts?.unitPrice },
    weeks: { from: item.leadTime.weeks, to: price.leadTime.weeks },
    stock: { from: item.stock, to: price.available },
    date:
      requestedDate !== undefined && requestedDate < earliest
        ? { from: requestedDate, to: earliest }
        : undefined,
  }
}

/** Whether a line is today as it was. What nobody says is no difference. */
export function isUnchanged({ unitPrice, weeks, date }: ComparisonChange): boolean {
  const isSame = ({ from, to }: { from: number | undefined; to: number | undefined }) =>
    from === undefined || to === undefined || from === to
  return isSame(unitPrice) && isSame(weeks) && date === undefined
}

/** The lines that need a decision and those that could not be asked for before the others, each in the order of the quote. */
export function brokenFirst(lines: readonly ComparisonLine[]): readonly ComparisonLine[] {
  const isOfNote = ({ offer }: ComparisonLine) => isBroken(offer) || offer.kind === 'failed'
  return [...lines.filter(isOfNote), ...lines.filter((line) => !isOfNote(line))]
}

/** The lines of which could not be asked what they are today. */
export function failedItems(lines: readonly ComparisonLine[]): readonly QuoteItem[] {
  return lines.flatMap(({ item, offer }) => (offer.kind === 'failed' ? [item] : []))
}

/** With what has come of asking for some of them once more. */
export function withOffers(
  lines: readonly ComparisonLine[],
  later: readonly ComparisonLine[],
): readonly ComparisonLine[] {
  const offers = new Map(later.map(({ item, offer }) => [item.id, offer]))
  return lines.map(({ item, offer }) => ({ item, offer: offers.get(item.id) ?? offer }))
}

export interface ComparisonSummary {
  /** Lines that are as they were. */
  readonly unchanged: number
  readonly dearer: number
  readonly cheaper: number
  readonly slower: number
  readonly faster: number
  readonly moved: number
  /** Lines that cannot stay as they were. */
  readonly broken: number
  /** Those of them in whose place nothing is taken yet, or nothing of which a price is known. */
  readonly without: number
  /** Lines of which could not be asked what they are today. */
  readonly failed: number
  /**
   * The lines that can be had, as they were or by what is taken in their place: what they came to, and what they come to
   * today; undefined where a price is not known.
   */
  readonly total: { readonly from: number | undefined; readonly to: number | undefined }
}

/** Today's prices of what is taken in place of lines that cannot stay as they were. */
export type TakenPrices = ReadonlyMap<QuoteItemId, CalculatedPrice>

/** How many lines cost more, less or are not sold any more, and what all of them come to then and now. */
export function summaryOf(
  lines: readonly ComparisonLine[],
  today: CalendarDate,
  taken: TakenPrices = new Map(),
): ComparisonSummary {
  const priced = lines.flatMap(({ item, offer }) => {
    const price = offer.kind === 'priced' ? offer.price : isBroken(offer) && taken.get(item.id)
    if (!price) return []
    const quantity = offer.kind === 'priced' ? item.quantity : price.quantity
    return [{ item, quantity, change: changeOf(item, price, today) }]
  })
  const count = (is: (change: ComparisonChange) => boolean) =>
    priced.filter(({ change }) => is(change)).length
  const rose = ({ from, to }: ComparisonChange['weeks']) =>
    from !== undefined && to !== undefined && to > from
  const fell = ({ from, to }: ComparisonChange['weeks']) => rose({ from: to, to: from })
  const sum = (amountOf: (line: (typeof priced)[number]) => number | undefined) =>
    priced.reduce<number | undefined>((all, line) => {
      const amount = amountOf(line)
      return all === undefined || amount === undefined ? undefined : all + amount
    }, 0)
  const broken = lines.filter(({ offer }) => isBroken(offer))
  return {
    unchanged: count(isUnchanged),
    dearer: count(({ unitPrice }) => rose(unitPrice)),
    cheaper: count(({ unitPrice }) => fell(unitPrice)),
    slower: count(({ weeks }) => rose(weeks)),
    faster: count(({ weeks }) => fell(weeks)),
    moved: count(({ date }) => date !== undefined),
    broken: broken.length,
    without: broken.filter(({ item }) => !taken.has(item.id)).length,
    failed: failedItems(lines).length,
    total: {
      from: sum(({ item, change }) => times(change.unitPrice.from, item.quantity)),
      to: sum(({ quantity, change }) => times(change.unitPrice.to, quantity)),
    },
  }
}

function times(unit: number | undefined, quantity: number): number | undefined {
  return unit === undefined ? undefined : unit * quantity
}
