/**
 * Cuts the texts of a language in three: those that the pages of signing in and the frame of every page
 * need, those of looking at products, and those of the account area. Without this plugin, as in component
 * tests, each part is the whole.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** How the names of texts begin; test/architecture/text-parts.test.ts keeps these lists honest. */
export const beginnings = {
  first: [
    'action.',
    'createAccount.',
    'error.',
    'failure.',
    'forgot.',
    'frontend.account.auth.',
    'frontend.account.create.',
    'frontend.core.',
    'notFound.',
    'page.',
    'search.label',
    'search.needsText',
    'search.placeholder',
    'shell.',
    'signIn.',
    'signOut.',
  ],
  shop: [
    'bank.',
    'blog.',
    'bulkOrder.',
    'cart.',
    'code.',
    'content.',
    'credit.',
    'form.',
    'frontend.blog.',
    'frontend.cart.',
    'frontend.contact.',
    'frontend.list.',
    'frontend.product.',
    'frontend.quote.create.',
    'frontend.quote.exisiting.',
    'frontend.quote.items.',
    'home.',
    'leadTime.',
    'location.',
    'login.',
    'map.',
    'milestones.',
    'option.',
    'paging.',
    'performance.',
    'preview.',
    'price.',
    'product.',
    'quantity.',
    'quoteDialog.',
    'quotesInCart.',
    'ribbon.',
    'search.',
    'shop.',
    'unit.',
    'whereToBuy.',
  ],
} as const satisfies Record<string, readonly string[]>

export type TextPart = keyof typeof beginnings | 'counter'

/** The part that a text is in: the first one that lists its beginning. */
export function partOf(key: string): TextPart {
  const begins = (beginning: string) => key.startsWith(beginning)
  if (beginnings.first.some(begins)) return 'first'
  return beginnings.shop.some(begins) ? 'shop' : 'counter'
}

export function textsInParts(): Plugin {
  return {
    name: 'manifold-texts-in-parts',
    enforce: 'pre',
    load(id) {
      const [, folder, language, part] = /^(.*\/locales\/)(\w+)\.(shop|counter)\.ts$/.exec(id) ?? []
      if (folder === undefined) return null
      const file = `${folder}${language}.json`
      this.addWatchFile(file)
      const texts = cut(readFileSync(file, 'utf8'), part === 'shop' ? 'shop' : 'counter')
      return { code: `export const texts = ${texts}`, moduleType: 'js' }
    },
    transform(code, id) {
      return /\/locales\/\w+\.json$/.test(id) ? { code: cut(code, 'first') } : null
    },
  }
}

function cut(json: string, part: TextPart): string {
  const texts: Record<string, unknown> = JSON.parse(json)
  const kept = Object.entries(texts).filter(([key]) => partOf(key) === part)
  return JSON.stringify(Object.fromEntries(kept))
}
