/** Which message tells the outcome of a write to a quote. */
import {
  type HistoryDirection,
  partsOf,
  type QuoteAfter,
  type SentWrite,
  type WriteFailure,
} from '../../domain/quote/quote-write.ts'
import type { PortFailure } from '../failure.ts'
import type { Notice } from '../ports/notifier.ts'

const successKeys = {
  'purchase-order': 'quote:purchaseOrder.updated',
  quantity: 'quote:quantity.updated',
  quantities: 'quote:lines.quantity.updated',
  date: 'quote:date.updated',
  dates: 'quote:date.updated',
  model: 'quote:item.changed',
  remove: 'quote:item.removed',
  removals: 'quote:lines.removed',
  clear: 'quote:clear.done',
  promotion: 'quote:promotion.removed',
  method: 'quote:fulfilment.updated',
  'saved-address': 'quote:fulfilment.addressUpdated',
  'new-address': 'quote:fulfilment.addressUpdated',
  'shipping-method': 'quote:fulfilment.updated',
  'pickup-location': 'quote:fulfilment.updated',
  'pickup-date': 'quote:fulfilment.updated',
  submit: 'quote:submit.submitted',
  resubmit: 'quote:submit.resubmitted',
  recall: 'quote:recall.done',
} as const satisfies Readonly<Record<SentWrite['kind'], string>>

const moveKeys = {
  undo: 'quote:lines.undone',
  redo: 'quote:lines.redone',
} as const satisfies Readonly<Record<HistoryDirection, string>>

/**
 * The message after a write (QUOTE-79): submission (QUOTE-70), date (QUOTE-72), PO number (QUOTE-75), quantity
 * (QUOTE-76), removal (QUOTE-77, CALL-39), resubmission (QUOTE-78). Of what undo or redo has brought back it says that,
 * since the message of the change itself would be the one that was heard before.
 */
export function successNotice(write: SentWrite): Notice {
  const move = moveOf(write)
  return { tone: 'success', key: move ? moveKeys[move] : successKeys[write.kind] }
}

/** Undo or redo, where it alone has made the call; none where something typed went along. */
function moveOf(write: SentWrite): HistoryDirection | undefined {
  const [first, ...others] = partsOf(write).map((part) => ('by' in part ? part.by : undefined))
  return others.every((move) => move === first) ? first : undefined
}

/**
 * The same, unless lines of a call were left as they are: then how many were not, or that it was none. Each of them says
 * why.
 */
export function doneNotice(write: SentWrite, after: QuoteAfter): Notice {
  const refused = after.kind === 'quote' ? [...(after.refused?.values() ?? [])] : []
  const left = refused.length
  if (left === 0) return successNotice(write)
  const total = partsOf(write).length
  if (left === total) return noneDone(refused)
  const values = { done: String(total - left), total: String(total) }
  return { tone: 'info', key: 'quote:lines.updatedInPart', values }
}

/** The server's words once, however many lines they are about (QUOTE-73). */
function noneDone(failures: readonly WriteFailure[]): Notice {
  const messages = failures.flatMap((each) => (each.kind === 'refused' ? each.messages : []))
  const key = 'quote:changeFailed'
  return messages.length > 0
    ? { tone: 'error', key, messages: [...new Set(messages)] }
    : { tone: 'error', key }
}

/**
 * The notice when it was not: a submission has words of its own (QUOTE-68, QUOTE-69); otherwise the
 * server's words where there are any (QUOTE-73), else the general ones (QUOTE-74). Of what may have been
 * done it is never claimed that it was not.
 */
export function failureNotice(write: SentWrite, failure: PortFailure): Notice {
  if (failure.kind === 'unconfirmed') return { tone: 'error', key: unconfirmedKey(write) }
  if (write.kind === 'recall') return { tone: 'error', key: recallFailure(failure) }
  if (failure.kind === 'changed-elsewhere') {
    return { tone: 'error', key: 'quote:submit.changedElsewhere' }
  }
  if (write.kind === 'submit') return { tone: 'error', key: 'quote:submit.submitFailed' }
  if (write.kind === 'resubmit') return { tone: 'error', key: 'quote:submit.resubmitFailed' }
  if (failure.kind === 'not-found') return { tone: 'error', key: 'common:failure.notFound' }
  const key = 'quote:changeFailed'
  const hasWords = failure.kind === 'refused' || failure.kind === 'stale'
  return hasWords ? { tone: 'error', key, messages: failure.messages } : { tone: 'error', key }
}

function unconfirmedKey({ kind }: SentWrite) {
  if (kind === 'recall') return 'quote:recall.unconfirmed'
  const isSubmission = kind === 'submit' || kind === 'resubmit'
  return isSubmission ? 'quote:submit.unconfirmed' : 'common:failure.unconfirmed'
}

/** Whoever has decided or submitted again meanwhile was first; anything else is a failure like others. */
function recallFailure({ kind }: PortFailure) {
  if (kind === 'changed-elsewhere') return 'quote:recall.submittedAgain'
  return kind === 'stale' ? 'quote:recall.tooLate' : 'quote:recall.failed'
}
