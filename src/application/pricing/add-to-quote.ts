/** Adds a priced configuration to a quote: one that exists, or a new one by name (QUOTE-01). */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { askedModel } from '../../domain/pricing/asked-model.ts'
import { earliestDelivery, isTooEarly } from '../../domain/pricing/lead-time.ts'
import type { AddedLine, AddFailure, LineToAdd } from '../../domain/pricing/price-flow.context.ts'
import { onlyDraft } from '../../domain/quote/only-draft.ts'
import type { OpenDraft, Quote } from '../../domain/quote/quote.ts'
import type { CalendarDate } from '../../domain/shared/calendar-date.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { confirmWrite, type Verdict } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import { contentOf, type Intents } from '../intents.ts'
import type { Clock } from '../ports/clock.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { NewLine, QuoteGateway } from '../ports/quote-gateway.ts'

/** What adding a line asks of the gateway for quotes. */
export type QuotesToAddTo = Pick<QuoteGateway, 'open' | 'openDrafts' | 'addLine'>

export interface AddingPorts {
  readonly quoteGateway: QuotesToAddTo
  readonly notifier: Notifier
  readonly clock: Clock
  readonly intents: Intents
}

/** Where a line ended up. */
type Place = Pick<AddedLine, 'quoteId' | 'quoteName'>

/**
 * The line as it was added. The earliest day is recomputed when the line is sent (D2). What is already
 * on the quote is read first, so that an answer that got lost can be made up for (faults, section 5).
 * Success is told from here, so that it is told even when the customer has left the page.
 */
export function addToQuote(
  ports: AddingPorts,
  line: LineToAdd,
): TE.TaskEither<AddFailure, AddedLine> {
  return F.pipe(
    TE.fromIOEither(() => newLine(line, ports.clock.today())),
    TE.flatMap((wanted) =>
      F.pipe(
        placeOf(ports, wanted),
        TE.map((place) => ({
          ...place,
          isNewQuote: !('quoteId' in wanted.target),
          modelCode: wanted.modelCode,
          quantity: wanted.quantity,
        })),
      ),
    ),
    TE.tapIO((added) => () => ports.notifier.notify({ tone: 'success', key: successKey(added) })),
  )
}

/** The message for a single product; the other two of the four keys are for several at once (QUOTE-71). */
export function successKey({ isNewQuote }: Pick<AddedLine, 'isNewQuote'>) {
  return isNewQuote
    ? 'price:quoteCreated'
    : // The key is misspelt in the specification (O-43).
      'price:productAdded'
}

function newLine(line: LineToAdd, today: CalendarDate): E.Either<AddFailure, NewLine> {
  const { leadTime } = line
  const { target, requestedDate, customerMaterialNumber } = line.request
  const plannedDate = earliestDelivery(today, leadTime)
  if (requestedDate !== undefined && isTooEarly(requestedDate, today, leadTime)) {
    return E.left({ kind: 'too-early', earliest: plannedDate })
  }
  return E.right({
    target,
    ...askedModel(line),
    plannedDate,
    requestedDate,
    customerMaterialNumber,
  })
}

type Writing = Pick<AddingPorts, 'quoteGateway' | 'intents'>

function placeOf(ports: Writing, line: NewLine): TE.TaskEither<PortFailure, Place> {
  return 'quoteId' in line.target
    ? onExisting(ports, line, line.target.quoteId)
    : onNew(ports, line, line.target.newQuoteName)
}

function onExisting(
  { quoteGateway, intents }: Writing,
  line: NewLine,
  id: QuoteId,
): TE.TaskEither<PortFailure, Place> {
  return F.pipe(
    quoteGateway.open(id),
    TE.flatMap((before) =>
      intents.once(contentOf('line', line), (intentId) =>
        confirmWrite({
          write: TE.map(placeIn)(quoteGateway.addLine(line, intentId)),
          read: quoteGateway.open(id),
          judge: (after) => hasGrown(before, after, line),
          doneBefore: (after) =>
            piecesLike(after, line) >= line.quantity ? placeIn(after) : undefined,
        }),
      ),
    ),
  )
}

function onNew(
  { quoteGateway, intents }: Writing,
  line: NewLine,
  name: string,
): TE.TaskEither<PortFailure, Place> {
  return F.pipe(
    quoteGateway.openDrafts(),
    TE.flatMap((before) =>
      intents.once(contentOf('line', line), (intentId) =>
        confirmWrite({
          write: TE.map(placeIn)(quoteGateway.addLine(line, intentId)),
          read: quoteGateway.openDrafts(),
          judge: (after) => hasAppeared(before, after, name),
          doneBefore: (after) => {
            const draft = onlyDraft(after, name)
            return draft && placeIn(draft)
          },
        }),
      ),
    ),
  )
}

function placeIn({ id, name }: Pick<Quote, 'id' | 'name'>): Place {
  return { quoteId: id, quoteName: name }
}

/** A quote has grown by the line when there are so many more pieces of just that kind, on however many lines. */
function hasGrown(before: Quote, after: Quote, line: NewLine): Verdict<Place> {
  const grown = piecesLike(after, line) - piecesLike(before, line)
  if (grown === line.quantity) return { kind: 'done', answer: placeIn(after) }
  return { kind: grown === 0 ? 'not-done' : 'unclear' }
}

function piecesLike({ items }: Quote, line: NewLine): number {
  return items
    .filter(
      (item) =>
        item.modelCode === line.modelCode &&
        item.customerMaterialNumber === line.customerMaterialNumber &&
        (line.requestedDate === undefined || item.requestedDate === line.requestedDate),
    )
    .reduce((pieces, item) => pieces + item.quantity, 0)
}

/** A new quote and its line are made together; so one new draft of that name is the proof. */
function hasAppeared(
  before: readonly OpenDraft[],
  after: readonly OpenDraft[],
  name: string,
): Verdict<Place> {
  const known = new Set(before.map(({ id }) => id))
  const [found, ...more] = after.filter((draft) => draft.name === name && !known.has(draft.id))
  if (!found) return { kind: 'not-done' }
  return more.length === 0 ? { kind: 'done', answer: placeIn(found) } : { kind: 'unclear' }
}
