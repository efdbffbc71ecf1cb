/** What the quote chart knows, what it is told, and how answers change what it knows. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { QuoteId } from '../shared/quote-id.ts'
import type { Quote } from './quote.ts'
import { afterFailure, afterReading, afterSuccess } from './quote-answers.ts'
import type { HandOver } from './hand-over.ts'
import * as edits from './quote-edits.ts'
import type { QuoteIntent } from './quote-intent.ts'
import type { QuoteItemId } from './quote-item.ts'
import { noticesOfChangedLines, noticesOfUnseenLines } from './quote-notices.ts'
import { wasRecalled } from './quote-recall.ts'
import { mayDo } from './quote-status.ts'
import {
  partsOf,
  placeOf,
  type QuoteAfter,
  type QuotePlace,
  type QuoteWrite,
  type WriteFailure,
  type WriteToQuote,
} from './quote-write.ts'
import { limitedNotes, missingForSubmit, notesOf, type SubmissionNotes } from './submission.ts'
import { type QuoteTyping, withMapEntry, without } from './typed-texts.ts'
import {
  type OpenEditor,
  type OpenEditors,
  unsavedIn,
  unsavedToSay,
  withEditor,
} from './unsaved.ts'

export interface QuoteLifecycleInput {
  readonly quote: Quote
  /** As they were typed and kept; undefined when nothing was kept. */
  readonly notes: SubmissionNotes | undefined
  /** How many lines stand in the table of the draft order, kept and not added; none when left out. */
  readonly newLines?: number
}

export type WriteOutcome = E.Either<WriteFailure, QuoteAfter>
export type ReloadOutcome = E.Either<PortFailure, Quote>

export interface QuoteLifecycleContext extends edits.QuoteEdits {
  readonly notes: SubmissionNotes
  /** Counts the answers that were taken; a reading that began before the last of them is an old one. */
  readonly revision: number
  /** What the editors hold that have a state of their own. */
  readonly editors: OpenEditors
  /**
   * Whether the quote has to be read again: lines were added elsewhere while a write was under way, or
   * the outcome of a write is unknown.
   */
  readonly needsReload: boolean
  /** Whether a submission was asked for while something was missing; from then on that is shown. */
  readonly showsMissing: boolean
  /** The answer to the submission, shown after the delay (QUOTE-57). */
  readonly submittedQuote: Quote | undefined
  /**
   * How the quote was handed over while it was open here, for histories that do not tell; undefined once it can be edited
   * again.
   */
  readonly handedOver: HandOver | undefined
  /** The server's words when a write found that the quote can no longer be edited. */
  readonly closedBecause: readonly string[] | undefined
  readonly goneBecause: 'emptied' | 'missing' | undefined
}

export type QuoteLifecycleEvent =
  | QuoteIntent
  | QuoteTyping
  /** Dates that have not left yet are not wanted any more. */
  | { readonly type: 'dates.withdraw'; readonly itemIds: readonly QuoteItemId[] }
  | { readonly type: 'notes.changed'; readonly notes: SubmissionNotes }
  | { readonly type: 'quote.submit' }
  | { readonly type: 'quote.resubmit' }
  | { readonly type: 'quote.recall' }
  | { readonly type: 'quote.reload' }
  /** Lines were added by another part of the page; `revision` is what it was when that began. */
  | { readonly type: 'lines.added'; readonly quote: Quote; readonly revision: number }
  | { readonly type: 'failure.dismiss'; readonly place: QuotePlace }
  | { readonly type: 'notice.read'; readonly notice: edits.QuoteNotice }
  /** An editor with a state of its own says how many unsaved things it holds. */
  | { readonly type: 'editor.changed'; readonly editor: OpenEditor; readonly count: number }

/** Notes to be kept until they are sent; undefined when there is nothing left to keep. */
export interface KeptNotes {
  readonly quoteId: QuoteId
  readonly notes: SubmissionNotes | undefined
}

/** Whether the customer may change the quote, as far as is known. */
export function mayEdit({
  quote,
  closedBecause,
}: Pick<QuoteLifecycleContext, 'quote' | 'closedBecause'>): boolean {
  return closedBecause === undefined && mayDo('edit', quote.status)
}

/** The context of a quote that has just been opened. */
export function initialQuoteLifecycle(input: QuoteLifecycleInput): QuoteLifecycleContext {
  const { quote, notes, newLines } = input
  return {
    ...edits.noEdits(quote),
    notes: notes && mayDo('edit', quote.status) ? limitedNotes(notes) : notesOf(quote),
    editors: withEditor(new Map(), 'new-lines', newLines ?? 0),
    revision: 0,
    needsReload: false,
    showsMissing: false,
    submittedQuote: undefined,
    handedOver: undefined,
    closedBecause: undefined,
    goneBecause: undefined,
  }
}

/** Whether all that was asked before a waiting submission is done. */
export function isSubmissionNext({ pending: [next] }: QuoteLifecycleContext): boolean {
  return next !== undefined && placeOf(next) === 'submit'
}

/** Whether anything keeps the quote from being submitted: something missing, or something that is not saved. */
export function isSubmissionBlocked(context: QuoteLifecycleContext): boolean {
  return missingForSubmit(context.quote, context.notes).length > 0 || unsavedIn(context).length > 0
}

/** The submission is not sent. What blocks it is listed; what was typed since the attempt is reported. */
export function withSubmissionHeldBack(
  context: QuoteLifecycleContext,
): Partial<QuoteLifecycleContext> {
  const isListed =
    missingForSubmit(context.quote, context.notes).length > 0 || unsavedToSay(context).length > 0
  return {
    ...edits.withoutSubmission(context, isListed ? undefined : { kind: 'overtaken' }),
    showsMissing: true,
  }
}

/** The input of the write. */
export function writeInput({ quote, underWay, notes }: QuoteLifecycleContext): WriteToQuote {
  if (!underWay) throw new Error('A write is sent only when one is under way.')
  return { quote, write: underWay, notes }
}

/** A write was answered: with the quote as it is now, or with a failure that is kept at its place. */
export function afterWrite(
  context: QuoteLifecycleContext,
  outcome: WriteOutcome,
): Partial<QuoteLifecycleContext> {
  if (E.isLeft(outcome)) {
    const { left } = outcome
    const isClosed = left.kind === 'stale' && context.underWay?.kind !== 'recall'
    const closedBecause = isClosed ? left.messages : context.closedBecause
    const next = { ...afterFailure(context, left), closedBecause }
    // A reading that began before the write says nothing about it.
    return left.kind === 'unconfirmed'
      ? { ...next, needsReload: true, revision: context.revision + 1 }
      : next
  }
  if (outcome.right.kind === 'gone') return {}
  const { quote } = outcome.right
  return {
    ...afterSuccess(context, quote, outcome.right),
    revision: context.revision + 1,
    // The server answers again: what could not be read before is read now.
    needsReload: context.needsReload || context.failures.has('reload'),
  }
}

/** A submission was accepted; its answer waits for the delay. */
export function afterSubmission(
  context: QuoteLifecycleContext,
  outcome: WriteOutcome,
): Partial<QuoteLifecycleContext> {
  const after = E.isRight(outcome) ? outcome.right : undefined
  const submittedQuote = after?.kind === 'quote' ? after.quote : undefined
  const notices = submittedQuote
    ? noticesOfUnseenLines(context.notices, {
        kind: 'submitted-unseen',
        from: context.quote,
        to: submittedQuote,
      })
    : context.notices
  return {
    ...edits.withoutWrites(context),
    notices,
    submittedQuote,
    handedOver: handOverIn(partsOf(context.underWay)),
    revision: context.revision + 1,
  }
}

function handOverIn(writes: readonly QuoteWrite[]): HandOver | undefined {
  const kinds = writes.map(({ kind }) => kind)
  return (['submit', 'resubmit'] as const).find((kind) => kinds.includes(kind))
}

/** After the delay the answer is on show; what was submitted with it is no longer being typed. */
export function withSubmittedShown(context: QuoteLifecycleContext): Partial<QuoteLifecycleContext> {
  const quote = context.submittedQuote ?? context.quote
  return {
    ...afterReading(context, quote),
    notes: notesOf(quote),
    showsMissing: false,
    submittedQuote: undefined,
  }
}

/** The quote was read: the newest truth, or a failure that leaves the old one on show. */
export function afterReload(
  context: QuoteLifecycleContext,
  outcome: ReloadOutcome,
): Partial<QuoteLifecycleContext> {
  if (E.isLeft(outcome)) {
    return { needsReload: false, failures: withMapEntry(context.failures, 'reload', outcome.left) }
  }
  const quote = outcome.right
  const next = afterReading(context, quote)
  const isRefusedUnseen = context.failures.get('submit')?.kind === 'changed-elsewhere'
  return {
    ...next,
    notices: isRefusedUnseen
      ? noticesOfUnseenLines(next.notices, {
          kind: 'changed-unseen',
          from: context.quote,
          to: quote,
        })
      : noticesOfChangedLines({ ...context, notices: next.notices }, next.quote),
    ...(wasRecalled(quote) && { failures: without(next.failures, 'recall') }),
    ...(isHandedBack(context.quote, quote) && { notes: notesOf(quote) }),
    // One whose answer was lost is confirmed by what the quote has become.
    handedOver: mayDo('edit', quote.status)
      ? undefined
      : (handOverIn(context.inDoubt) ?? context.handedOver),
    revision: context.revision + 1,
    needsReload: false,
    closedBecause: mayDo('edit', quote.status) ? undefined : context.closedBecause,
  }
}

/** A recall was carried out: the quote is the customer's again, with the notes that it had gone with. */
export function afterRecall(
  context: QuoteLifecycleContext,
  outcome: WriteOutcome,
): Partial<QuoteLifecycleContext> {
  const next = afterWrite(context, outcome)
  return next.quote
    ? { ...next, notes: notesOf(next.quote), showsMissing: false, handedOver: undefined }
    : next
}

/** Whether a quote that was with the reviewer has come back to be edited. */
function isHandedBack(before: Quote, after: Quote): boolean {
  return mayDo('recall', before.status) && mayDo('edit', after.status)
}

/** Whether the write has left no quote behind. */
export function isGone(outcome: WriteOutcome): boolean {
  return E.isRight(outcome) && outcome.right.kind === 'gone'
}

const outdatedKinds: readonly WriteFailure['kind'][] = [
  'stale',
  'not-found',
  'refused',
  'above-stock',
  'changed-elsewhere',
]

const unclearKinds: readonly WriteFailure['kind'][] = ['not-saved', 'unconfirmed']

/**
 * The write met a quote, or an item of it, that may no longer be as it was shown: only the quote itself tells
 * whether a refusal is about the value, or about a line that another user has removed.
 */
export function mayBeOutdated(outcome: WriteOutcome): boolean {
  return E.isLeft(outcome) && outdatedKinds.includes(outcome.left.kind)
}

/** What was refused, or may have been done: only the quote itself tells where it stands now. */
export function isRefusedOrUnclear(outcome: WriteOutcome): boolean {
  return mayBeOutdated(outcome) || (E.isLeft(outcome) && unclearKinds.includes(outcome.left.kind))
}

/** Whether the quote that was to be read is not there any more. */
export function isNotFound(outcome: ReloadOutcome): boolean {
  return E.isLeft(outcome) && outcome.left.kind === 'not-found'
}
