/**
 * The cards that this vault knows and what each of them does. Most numbers are those of Stripe's public test mode;
 * those that begin with 4000 0000 0000 90 and 4000 0027 6000 90 are of the same ranges. Any other number is declined:
 * nobody's real card is charged here.
 */

/** How a card behaves; the only thing that is kept of its number beside brand and last digits. */
export type CardBehaviour =
  | 'succeeds'
  | 'asksOnce'
  | 'asksAlways'
  | 'asksByRedirect'
  | 'asksThenInsufficientFunds'
  | 'asksThenDeclined'
  | 'challengeFails'
  | 'declined'
  | 'insufficientFunds'
  | 'expired'
  | 'processing'
  | 'processingThenDeclined'
  | 'canceled'
  | 'needsConfirmation'
  | 'needsCapture'
  | 'placingFailsOnce'
  | 'unknown'

export interface TestCard {
  readonly number: string
  readonly behaviour: CardBehaviour
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds' },
  { number: '5555555555554444', behaviour: 'succeeds' },
  { number: '378282246310005', behaviour: 'succeeds' },
  { number: '4000002500003155', behaviour: 'asksOnce' },
  { number: '4000002760003184', behaviour: 'asksAlways' },
  { number: '4000002760009025', behaviour: 'asksByRedirect' },
  { number: '4000008260003178', behaviour: 'asksThenInsufficientFunds' },
  { number: '4000008400001629', behaviour: 'asksThenDeclined' },
  { number: '4000008400001280', behaviour: 'challengeFails' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000009995', behaviour: 'insufficientFunds' },
  { number: '4000000000000069', behaviour: 'expired' },
  { number: '4000000000009011', behaviour: 'processing' },
  { number: '4000000000009060', behaviour: 'processingThenDeclined' },
  { number: '4000000000009029', behaviour: 'canceled' },
  { number: '4000000000009037', behaviour: 'needsConfirmation' },
  { number: '4000000000009045', behaviour: 'needsCapture' },
  { number: '4000000000009052', behaviour: 'placingFailsOnce' },
]

/** How the card with these digits behaves. */
export function behaviourOf(digits: string): CardBehaviour {
  return TEST_CARDS.find(({ number }) => number === digits)?.behaviour ?? 'unknown'
}
