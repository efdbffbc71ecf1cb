/** The page that stands in for the bank of a customer: it asks whether a payment is wanted. */

import { html } from 'hono/html'
import type { Payment } from '../payments/payment.ts'
import { type Markup, page } from './page.ts'
import { type Locale, wordsIn } from './words/words.ts'

export interface ChallengeFrame {
  readonly locale: Locale
  /** The shops that may frame the question; the first one where a card was saved at none of them. */
  readonly shopOrigins: readonly string[]
}

/**
 * The question of a bank about a payment; that it is over where the payment waits for no answer. Its buttons can be
 * pressed once the script is there that hears them: an earlier press would be lost.
 */
export function challengePage(payment: Payment, { locale, shopOrigins }: ChallengeFrame): Markup {
  const words = wordsIn(locale).challenge
  const isOpen = payment.status === 'requires_action'
  const question = words.question
    .replace('{amount}', amountIn(locale, payment))
    .replace('{lastFour}', payment.card.creditCardLastFour)
  return page({
    locale,
    title: words.title,
    script: 'challenge',
    body: html`<main
      class="challenge"
      data-origin="${payment.shopOrigin || (shopOrigins[0] ?? '')}"
      data-origins="${shopOrigins.join(' ')}"
      data-by="${payment.challenge?.by ?? 'frame'}"
    >
      <h1>${words.title}</h1>
      <p>${isOpen ? question : words.over}</p>
      <p class="note">${words.note}</p>
      <p class="error" role="alert" data-text="${words.failed}" hidden></p>
      ${
        isOpen
          ? html`<div class="buttons">
            <button class="button primary" data-answer="approve" disabled>${words.approve}</button>
            <button class="button" data-answer="refuse" disabled>${words.refuse}</button>
            <button class="button quiet" data-answer="close" disabled>${words.close}</button>
          </div>`
          : html`<div class="buttons">
            <button class="button primary" data-answer="close" disabled>${words.back}</button>
          </div>`
      }
    </main>`,
  })
}

function amountIn(locale: Locale, { amount, currencyCode: currency }: Payment): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}
