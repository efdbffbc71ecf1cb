/** What each test card does, in one sentence. The list is for those who try the shop out, and in English only. */

import type { CardBehaviour } from '../card/test-cards.ts'

export const DEMO_WORDS: Readonly<Record<CardBehaviour, string>> = {
  succeeds: 'Succeeds at once.',
  asksOnce:
    'The bank asks the first time. Saved in the account, it is remembered and asks no more.',
  asksAlways: 'The bank asks every time, in a frame of the page.',
  asksByRedirect: 'The bank asks every time, on a page of its own, and leads back.',
  asksThenInsufficientFunds: 'The bank asks; then the card has insufficient funds.',
  asksThenDeclined: 'The bank asks; then the card is declined.',
  challengeFails: 'The bank asks, and whatever is answered ends in an error of the bank.',
  declined: 'Declined.',
  insufficientFunds: 'Declined: insufficient funds.',
  expired: 'Declined: the card has expired.',
  processing: 'Is being processed for six seconds, then succeeds.',
  processingThenDeclined: 'Is being processed for six seconds, then is declined.',
  canceled: 'The bank cancels the payment. Nothing is charged.',
  needsConfirmation: 'The payment has to be confirmed once more.',
  needsCapture: 'Authorized at first; the amount is taken by a second step.',
  placingFailsOnce:
    'Is charged, then the order cannot be written the first time. Press again: no second charge.',
  unknown: 'Any other number is declined.',
}
