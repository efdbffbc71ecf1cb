/** The frame of every write on a quote: lock, check, change, settle, tell, answer. */

import { flag } from '../../http/input.ts'
import { type Attempts, type Call, type Outcome, type WriteAction } from '../action.ts'
import { KNOWN_LINES_FIELD, type KnownLines, knownLines } from './known-lines.ts'
import { quoteJson } from './quote-json.ts'
import { tell, tellerOf } from './quote-ledger.ts'
import { quoteState } from './quote-state.ts'
import { itemsOf, lockQuote, ownQuote, type Quote, settleQuote } from './quote-store.ts'
import type { QuoteStatus } from './quote-status.ts'

interface QuoteWrite {
  readonly name: string
  /** Request fields beside those that every write on a quote takes. */
  readonly fields: readonly string[]
  readonly allowed: readonly QuoteStatus[]
  readonly attempts?: Attempts
  /**
   * False for what says nothing of lines: where the quote is not asked for, their prices and dates stay as they were shown.
   * Undefined is true.
   */
  readonly settles?: boolean
  /** Changes the locked quote; answers what belongs into the journal and, rarely, into the answer. */
  readonly change: (call: Call, quote: Quote) => Promise<QuoteChange>
}

export interface QuoteChange {
  readonly detail?: Outcome['detail']
  readonly answer?: Outcome['answer']
  /** Nothing was changed, so that the journal has nothing to say. */
  readonly silent?: boolean
}

const COMMON_FIELDS = ['orderID', 'returnQuote', 'returnJSONObjects', KNOWN_LINES_FIELD]

/** A write on one existing quote of the caller. */
export function quoteWrite({
  name,
  fields,
  allowed,
  attempts,
  settles = true,
  change,
}: QuoteWrite): WriteAction {
  return {
    ...(attempts && { attempts }),
    name,
    label: `public:order.${name}`,
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: [...COMMON_FIELDS, ...fields],
    run: async (call) => {
      const quote = await lockQuote(call, allowed)
      const items = await itemsOf(call.db, quote.id)
      const before = await quoteState(call.db, quote.id, items)
      const known = knownLines(call, items)
      const { detail, answer, silent } = await change(call, quote)
      const isSettled = settles || flag(call.input, 'returnQuote')
      const settled = isSettled ? await settledAnswer(call, quote.id, known) : { items, answer: {} }
      const { items: present } = settled
      await tell(call, { quoteId: quote.id, before, present, teller: tellerOf(call) })
      return {
        answer: { ...settled.answer, ...answer },
        subjectID: quote.id,
        ...(silent === true && { silent }),
        ...(detail === undefined ? {} : { detail }),
      }
    },
  }
}

/**
 * Settles a quote and answers it, if the request asks for it, of known lines only what is new; `{}` when the quote is
 * gone. Beside it stand the lines as they are stored now.
 */
export async function settledAnswer(call: Call, quoteId: string, known?: KnownLines) {
  const present = await ownQuote(call, quoteId)
  const items = present === undefined ? [] : await settleQuote(call.db, present, call.now)
  if (!flag(call.input, 'returnQuote')) return { items, answer: {} }
  const settled = await ownQuote(call, quoteId)
  const quote = settled === undefined ? {} : await quoteJson(call.db, settled, items, known)
  return { items, answer: { quote } }
}
