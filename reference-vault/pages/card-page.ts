/** The form for a card, as it stands in a frame of the shop. */

import { html } from 'hono/html'
import type { CardField } from '../card/card-check.ts'
import { offeredYears } from '../card/card-expiry.ts'
import { type Markup, page } from './page.ts'
import { type Locale, type Words, wordsIn } from './words/words.ts'

export interface CardFrame {
  readonly locale: Locale
  /** The only page that the form speaks to. */
  readonly shopOrigin: string
  readonly placement: 'checkout' | 'account'
}

/** How a browser fills in a field, and which keys a phone shows. */
const TYPING = {
  nameOnCreditCard: { autocomplete: 'cc-name', inputmode: 'text', limit: 100 },
  // Longer than a number may be: too many digits are told, not cut off.
  creditCardNumber: { autocomplete: 'cc-number', inputmode: 'numeric', limit: 40 },
  securityCode: { autocomplete: 'cc-csc', inputmode: 'numeric', limit: 8 },
} as const

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

export function cardPage({ locale, shopOrigin, placement }: CardFrame, now: Date): Markup {
  const words = wordsIn(locale)
  const years = offeredYears(now).map(String)
  return page({
    locale,
    title: words.cardTitle,
    script: 'card-form',
    body: html`<form
      class="card"
      novalidate
      autocomplete="on"
      data-origin="${shopOrigin}"
      data-placement="${placement}"
      aria-label="${words.cardTitle}"
    >
      ${typed(words, 'nameOnCreditCard')} ${typed(words, 'creditCardNumber')}
      <div class="row">
        ${chosen(words, 'expirationMonth', MONTHS)} ${chosen(words, 'expirationYear', years)}
        ${typed(words, 'securityCode', words.hints.securityCode)}
      </div>
      <p class="note">
        ${words.demoNote} <a href="/demo?locale=${locale}" target="_blank" rel="noopener">${words.demoLink}</a>
      </p>
      <button class="unseen" tabindex="-1" aria-hidden="true">${words.cardTitle}</button>
    </form>`,
  })
}

function typed(words: Words, field: keyof typeof TYPING, hint?: string): Markup {
  const { autocomplete, inputmode, limit } = TYPING[field]
  return framed(
    words,
    field,
    html`${hint === undefined ? '' : html`<p class="hint" id="${field}-hint">${hint}</p>`}
      <input
        id="${field}"
        name="${field}"
        class="control"
        type="text"
        autocomplete="${autocomplete}"
        inputmode="${inputmode}"
        maxlength="${limit}"
        spellcheck="false"
        required
        data-described="${hint === undefined ? '' : `${field}-hint`}"
        aria-describedby="${hint === undefined ? '' : `${field}-hint`}"
      />`,
  )
}

function chosen(words: Words, field: CardField, values: readonly string[]): Markup {
  const autocomplete = field === 'expirationMonth' ? 'cc-exp-month' : 'cc-exp-year'
  const options = values.map((value) => html`<option value="${value}">${value}</option>`)
  return framed(
    words,
    field,
    html`<select
      id="${field}"
      name="${field}"
      class="control"
      autocomplete="${autocomplete}"
      required
      data-described=""
    >
      <option value="">${words.choose}</option>
      ${options}
    </select>`,
  )
}

function framed(words: Words, field: CardField, control: Markup): Markup {
  return html`<div class="field ${field}">
    <label for="${field}">${words.labels[field]}</label>
    ${control}
    <p class="error" id="${field}-error" hidden></p>
  </div>`
}
