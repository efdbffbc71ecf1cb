/** What the quote page shows. Components never read the chart's context. */
import { either as E } from 'fp-ts'
import { showsSurcharge } from '../pricing/price-sums.ts'
import { type SumLine, sumLines } from '../pricing/sum-lines.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { type HandOver, recentHandOver } from './hand-over.ts'
import { readPurchaseOrder } from './purchase-order.ts'
import type { Quote } from './quote.ts'
import { type QuoteComment, commentOf } from './quote-comment.ts'
import {
  busyPlaces,
  type QuoteFailure,
  type QuoteFailures,
  type QuoteNotice,
} from './quote-edits.ts'
import { type FulfilmentView, quoteFulfilments } from './quote-fulfilment.view.ts'
import { mayEdit, type QuoteLifecycleContext } from './quote-lifecycle.context.ts'
import type { QuoteLifecycleSnapshot } from './quote-lifecycle.machine.ts'
import { type FieldState, linePositions, type QuoteRowView, quoteRows } from './quote-rows.view.ts'
import { isAnswerRecalled } from './quote-recall.ts'
import { type QuoteTermsView, quoteTerms } from './quote-terms.view.ts'
import { deliveryDateShown, mayDo, type StatusLabel, statusLabel } from './quote-status.ts'
import { placeOf, type QuotePlace } from './quote-write.ts'
import type { TextProblem } from '../shared/required-text.ts'
import {
  commentProblemKey,
  type MissingForSubmit,
  missingForSubmit,
  missingForSubmitPage,
  notesOf,
  type SubmissionNotes,
} from './submission.ts'
import { type KeptText, keptTexts } from './typed-texts.ts'
import { type Unsaved, unsavedToSay } from './unsaved.ts'

export type { QuoteLifecycleEvent } from './quote-lifecycle.context.ts'

export interface PurchaseOrderField extends FieldState {
  /** As typed, else as stored. */
  readonly text: string
  readonly stored: string
  readonly isChanged: boolean
  /** Of a typed text only: an empty number is reported only after its field was focused. */
  readonly problem: TextProblem | undefined
}

export interface SubmitCardView {
  /** Undefined when the quote cannot be submitted in its status: then there is no card (QUOTE-35). */
  readonly action: 'submit' | 'resubmit' | undefined
  /** Everything that is missing, in display order; empty when the button submits (QUOTE-55, QUOTE-56). */
  readonly missing: readonly MissingForSubmit[]
  /** What is shown and not saved, in the order of the page; nothing is submitted before it is settled. */
  readonly unsaved: readonly Unsaved[]
  /** What the draft order page's banner names (O-06, O-07). */
  readonly missingForPage: readonly MissingForSubmit[]
  /** Whether a submission was blocked, so that the fields show what is missing too. */
  readonly showsMissing: boolean
  /** Key of the message at the comment field, once it was tried (QUOTE-63). */
  readonly commentProblemKey: ReturnType<typeof commentProblemKey>
  /** `waiting`: behind other writes; `refreshing`: accepted, the screen follows (QUOTE-57). */
  readonly stage: 'open' | 'waiting' | 'submitting' | 'refreshing'
  readonly failure: QuoteFailure | undefined
}

/** What there is to be said about taking the quote back. */
export interface RecallView {
  readonly isPossible: boolean
  readonly isBusy: boolean
  /** Stays after the quote was read again, until it is put away. */
  readonly failure: QuoteFailure | undefined
}

export interface QuoteView {
  /** `broken`: an effect threw unexpectedly; `quote.reload` recovers. */
  readonly stage: 'editable' | 'read-only' | 'reloading' | 'gone' | 'broken'
  readonly goneBecause: 'emptied' | 'missing' | undefined
  readonly quote: Quote
  readonly status: StatusLabel
  /** Whether it is returned because the answer to it was recalled. */
  readonly isAnswerRecalled: boolean
  readonly comment: QuoteComment | undefined
  readonly purchaseOrder: PurchaseOrderField
  readonly rows: readonly QuoteRowView[]
  /** Which line each of them is, from 1, by the ids of their items. */
  readonly positions: ReadonlyMap<string, number>
  readonly dateShown: 'requested' | 'planned'
  readonly showsSurcharge: boolean
  readonly totals: readonly SumLine[]
  readonly fulfilments: readonly FulfilmentView[]
  readonly notes: SubmissionNotes
  readonly submission: SubmitCardView
  /** What to confirm: how the quote was handed over, here or lately, as long as nobody has decided. */
  readonly handedOver: HandOver | undefined
  readonly recall: RecallView
  readonly terms: QuoteTermsView
  /** Whether fields may be changed now: editable by status, and not being submitted. */
  readonly canEdit: boolean
  readonly canRemoveQuote: boolean
  readonly canOpenDraftOrder: boolean
  readonly isBusy: boolean
  readonly busyPlaces: ReadonlySet<QuotePlace>
  /** Those of them whose write has not left yet, and can still be withdrawn. */
  readonly waitingPlaces: ReadonlySet<QuotePlace>
  readonly failures: QuoteFailures
  /** What others have done to the quote meanwhile; each is put away by `notice.read`. */
  readonly notices: readonly QuoteNotice[]
  /** Set when the quote was closed while it was being edited: the server's words, and the texts for copying. */
  readonly closed:
    | { readonly messages: readonly string[]; readonly texts: readonly KeptText[] }
    | undefined
  /** How many answers of the server the quote has taken: another number, and what was read beside it may be old. */
  readonly revision: number
}

/** Its lines alone, for who asks about one of them. */
export function rowsOfQuote(
  { context }: QuoteLifecycleSnapshot,
  today: CalendarDate,
): readonly QuoteRowView[] {
  return quoteRows(context, today)
}

/** How many answers of the server the quote has taken. */
export function answersTaken({ context }: QuoteLifecycleSnapshot): number {
  return context.revision
}

/** The whole page; `today` decides the minimum of the dates (D1). */
export function quoteView(snapshot: QuoteLifecycleSnapshot, today: CalendarDate): QuoteView {
  const { context } = snapshot
  const { quote } = context
  const isOpen = mayEdit(context)
  const isSubmitting =
    snapshot.matches({ editable: 'submitting' }) || snapshot.matches({ editable: 'refreshing' })
  return {
    stage: stageOf(snapshot),
    goneBecause: context.goneBecause,
    quote,
    status: statusLabel(quote.status, quote.statusName),
    isAnswerRecalled: isAnswerRecalled(quote),
    terms: quoteTerms(quote, today),
    comment: commentOf(quote),
    purchaseOrder: purchaseOrderField(context),
    rows: quoteRows(context, today),
    positions: linePositions(quote.items),
    dateShown: deliveryDateShown(quote.status),
    showsSurcharge: showsSurcharge(quote.currency),
    totals: sumLines(quote.totals, quote.currency),
    fulfilments: quoteFulfilments(context, today),
    notes: isOpen ? context.notes : notesOf(quote),
    submission: submitCardView(snapshot),
    handedOver: mayDo('recall', quote.status)
      ? (recentHandOver(quote, today) ?? context.handedOver)
      : undefined,
    recall: {
      isPossible: mayDo('recall', quote.status),
      isBusy: snapshot.matches('recalling'),
      failure: context.failures.get('recall'),
    },
    canEdit: isOpen && !isSubmitting && snapshot.status === 'active' && !snapshot.matches('broken'),
    canRemoveQuote: mayDo('remove', quote.status),
    canOpenDraftOrder: mayDo('open-draft-order', quote.status),
    isBusy: snapshot.hasTag('busy'),
    busyPlaces: busyPlaces(context),
    waitingPlaces: new Set(context.pending.map(placeOf)),
    failures: context.failures,
    notices: context.notices,
    closed: isOpen ? undefined : closedView(context),
    revision: context.revision,
  }
}

/** The card with the submit button; everything that keeps it from working is named in one list. */
function submitCardView(snapshot: QuoteLifecycleSnapshot): SubmitCardView {
  const { context } = snapshot
  const { quote, notes, showsMissing } = context
  const isOpen = mayEdit(context)
  return {
    action: isOpen ? actionOf(quote) : undefined,
    missing: missingForSubmit(quote, notes),
    unsaved: isOpen ? unsavedToSay(context) : [],
    missingForPage: missingForSubmitPage(quote),
    showsMissing,
    commentProblemKey: showsMissing ? commentProblemKey(quote, notes) : undefined,
    stage: submitStage(snapshot),
    failure: submitFailure(context),
  }
}

/** What held a submission back is put right once nothing has failed any more. */
function submitFailure({ failures }: QuoteLifecycleContext): QuoteFailure | undefined {
  const failure = failures.get('submit')
  return failure?.kind === 'held-back' && failures.size === 1 ? undefined : failure
}

function submitStage(snapshot: QuoteLifecycleSnapshot): SubmitCardView['stage'] {
  if (snapshot.matches({ editable: 'submitting' })) return 'submitting'
  if (snapshot.matches({ editable: 'refreshing' })) return 'refreshing'
  return busyPlaces(snapshot.context).has('submit') ? 'waiting' : 'open'
}

function actionOf({ status }: Quote): SubmitCardView['action'] {
  if (mayDo('submit', status)) return 'submit'
  return mayDo('resubmit', status) ? 'resubmit' : undefined
}

function stageOf(snapshot: QuoteLifecycleSnapshot): QuoteView['stage'] {
  if (snapshot.matches('gone')) return 'gone'
  if (snapshot.matches('broken')) return 'broken'
  if (snapshot.matches('reloading')) return 'reloading'
  return snapshot.hasTag('readOnly') ? 'read-only' : 'editable'
}

function purchaseOrderField(context: QuoteLifecycleContext): PurchaseOrderField {
  const { quote, typed, failures } = context
  const stored = quote.purchaseOrderNumber
  const text = typed.purchaseOrder ?? stored
  const isChanged = typed.purchaseOrder !== undefined && text.trim() !== stored
  const checked = readPurchaseOrder(text)
  return {
    text,
    stored,
    isChanged,
    problem: typed.purchaseOrder !== undefined && E.isLeft(checked) ? checked.left : undefined,
    isBusy: busyPlaces(context).has('purchase-order'),
    failure: failures.get('purchase-order'),
  }
}

function closedView(context: QuoteLifecycleContext): QuoteView['closed'] {
  const { quote, typed, notes, closedBecause } = context
  const texts = keptTexts(typed, notes, quote)
  if (closedBecause === undefined && texts.length === 0) return undefined
  return { messages: closedBecause ?? [], texts }
}
