/** The list of test cards. */

import { html } from 'hono/html'
import { brandOf, grouped } from '../card/card-number.ts'
import { TEST_CARDS } from '../card/test-cards.ts'
import { DEMO_WORDS } from './demo-words.ts'
import { type Markup, page } from './page.ts'

export function demoPage(): Markup {
  const rows = TEST_CARDS.map(
    ({ number, behaviour }) =>
      html`<tr>
        <td><code>${grouped(number)}</code></td>
        <td>${brandOf(number)}</td>
        <td>${DEMO_WORDS[behaviour]}</td>
      </tr>`,
  )
  return page({
    locale: 'en',
    title: 'Test cards',
    body: html`<main class="demo">
      <h1>Test cards</h1>
      <p>
        Type one of these numbers with any name in capital letters, any month that is not over and any
        security code of 3 or 4 digits. ${DEMO_WORDS.unknown} No card is ever charged.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Brand</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </main>`,
  })
}
