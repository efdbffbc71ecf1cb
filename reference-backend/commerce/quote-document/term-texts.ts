/** The terms at the end of the document: what the prices hold, what the quote binds, and how it is paid. */

import type { Account } from '../../session/session.ts'
import { filled } from './document-words.ts'
import type { WireQuote } from './paper.ts'
import type { DocumentWord, DocumentWords } from './words/english.ts'

const OF_STATUS: Readonly<Record<string, DocumentWord>> = {
  qstDraft: 'termDraft',
  qstPendingReview: 'termWaiting',
  qstOrderEntryRequestUpdated: 'termWaiting',
  qstRejected: 'termReturned',
  qstApproved: 'termApproved',
  qstRejectedQuote: 'termDeclined',
  qstExpired: 'termExpired',
}

/** One sentence for each. */
export function termTexts(
  { currencyCode: currency, vatFlag, orderStatusType }: WireQuote,
  { accountCredit }: Pick<Account, 'accountCredit'>,
  words: DocumentWords,
): readonly string[] {
  const net = vatFlag ? words.basisNetVat : words.basisNetTax
  const included = vatFlag ? words.basisIncludedVat : words.basisIncludedTax
  const basis = currency === 'EUR' ? net : included
  const status = OF_STATUS[orderStatusType.typeCode]
  return [
    filled(words.termPrices, { currency, basis }),
    ...(status === undefined ? [] : [words[status]]),
    accountCredit ? words.termAccount : words.termPrepay,
  ]
}
