import { basePath } from './base-path.ts'

/**
 * Cookies by which a server that draws pages knows what the reader has chosen. They hold nothing else, and nothing
 * that no choice has been made about.
 */

export interface ChoiceCookies {
  /** What is kept; undefined for nothing. */
  readonly read: (name: string) => string | undefined
  /** Keeps it for a year; an empty text forgets it. */
  readonly keep: (name: string, text: string) => void
}

const year = 31_536_000

/** What a cookie may hold without being quoted. */
const plain = /^[\w-]{1,40}$/

/** The cookies of a document, which never throw: they may be switched off. */
export function choiceCookies(
  document: () => Pick<Document, 'cookie' | 'location'>,
): ChoiceCookies {
  return {
    read: (name) => {
      try {
        const start = `${name}=`
        const kept = document()
          .cookie.split('; ')
          .find((cookie) => cookie.startsWith(start))
        return kept?.slice(start.length) || undefined
      } catch {
        return undefined
      }
    },
    keep: (name, text) => {
      try {
        const page = document()
        const life = plain.test(text) ? year : 0
        const isSecure = page.location.protocol === 'https:'
        const value = life === 0 ? '' : text
        if (life === 0 && !page.cookie.includes(`${name}=`)) return
        page.cookie = `${name}=${value}; Path=${basePath}/; Max-Age=${life}; SameSite=Lax${isSecure ? '; Secure' : ''}`
      } catch {
        // The page is drawn for a reader without choices, and put right in the browser.
      }
    },
  }
}
