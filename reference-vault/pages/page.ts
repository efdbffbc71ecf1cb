/** What all pages of the vault have in common: one stylesheet, at most one script, nothing inline. */

import { html } from 'hono/html'
import type { Locale } from './words/words.ts'

/** Markup that is safe to put into a page. */
export type Markup = ReturnType<typeof html>

export interface Page {
  readonly locale: Locale
  readonly title: string
  readonly script?: 'card-form' | 'challenge' | undefined
  readonly body: Markup
}

export function page({ locale, title, script, body }: Page): Markup {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/files/vault.css" />
        ${script === undefined ? '' : html`<script type="module" src="/files/${script}.js"></script>`}
      </head>
      <body>
        ${body}
      </body>
    </html>`
}
