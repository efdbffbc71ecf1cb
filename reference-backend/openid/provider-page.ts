/** The page of the provider on which a person is chosen: no script, one stylesheet. */

import { html } from 'hono/html'
import { REQUEST_NAMES } from './authorization-request.ts'
import { PEOPLE, PERSON_KEYS, SPOILT } from './people.ts'
import { wordsFor } from './provider-words.ts'

type Markup = ReturnType<typeof html>

export const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  // Without any, the form would be sent as if it came from nowhere.
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'none'",
    "style-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** The choice for a request whose fields are these. */
export function chooserPage(fields: URLSearchParams, accepted: string): Markup {
  const { language, words } = wordsFor(accepted)
  const hidden = REQUEST_NAMES.map(
    (name) => html`<input type="hidden" name="${name}" value="${fields.get(name) ?? ''}" />`,
  )
  const people = PERSON_KEYS.map(
    (key) => html`<button name="person" value="${key}">
      <strong>${PEOPLE[key].claims.email}</strong><span>${words.people[key]}</span>
    </button>`,
  )
  const spoilt = SPOILT.map(
    (each) => html`<button name="spoilt" value="${each}">${words.spoilt[each]}</button>`,
  )
  const body = html`<form method="post" action="/openid/authorize">
    ${hidden}
    <h1>${words.title}</h1>
    <p>${words.lead}</p>
    <div class="people">${people}</div>
    <details>
      <summary>${words.spoiltTitle}</summary>
      <p>${words.spoiltLead}</p>
      <div class="spoilt">${spoilt}</div>
    </details>
    <button class="cancel" name="cancel" value="yes">${words.cancel}</button>
  </form>`
  return page(language, words.title, body)
}

/** What is said to who comes with a request that the shop has not made. */
export function strangerPage(accepted: string): Markup {
  const { language, words } = wordsFor(accepted)
  const body = html`<form method="get" action="/"><h1>${words.title}</h1><p>${words.stranger}</p></form>`
  return page(language, words.title, body)
}

function page(language: string, title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/openid/style.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
}

export const STYLE = `*, *::before, *::after { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; justify-items: center; align-content: start; padding: clamp(16px, 8vh, 96px) 16px; font: 15px/1.5 'IBM Plex Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; color: #17212b; background: #e9edf1 }
main { width: 100%; max-width: 30rem; padding: 24px; background: #fff; border: 1px solid #d3dae1; border-radius: 4px }
form, .people, .spoilt { display: grid; gap: 8px }
form { gap: 20px }
h1 { margin: 0; font-size: 22px; line-height: 1.25 }
p { margin: 0; color: #475563 }
button { display: grid; gap: 2px; min-height: 44px; padding: 8px 14px; text-align: left; font: inherit; color: inherit; background: #fff; border: 1px solid #73818e; border-radius: 4px; cursor: pointer; align-content: center; overflow-wrap: anywhere }
button:hover { background: #f6f8fa; border-color: #475563 }
button strong { font-weight: 600 }
button span { font-size: 13px; color: #475563 }
details[open] > :not(summary) { margin-top: 12px }
summary { min-height: 32px; cursor: pointer; color: #0f4f9f }
.cancel { justify-content: center; border-color: transparent; color: #0f4f9f }
:focus-visible { outline: 2px solid #0f4f9f; outline-offset: 2px }
@media (min-width: 30rem) { .spoilt { grid-template-columns: 1fr 1fr } main { padding: 32px } }
`
