/** Whether a page says after its scripts have come what the server has sent. */
import type { Page } from '@playwright/test'

/** A page of nothing, without a content policy: it takes HTML apart for the others. */
export interface WordReader {
  readonly words: (html: string) => Promise<readonly string[]>
}

/** Reads in a window of its own: another page would rest behind it. */
export function wordReader(page: Page): WordReader {
  return { words: (html) => page.evaluate(wordsOf, html) }
}

/** In a page: the words that another one shows, in their order. */
function wordsOf(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // The offer of another language comes when a page is at rest, and what no server draws some time after the scripts:
  // on a busy machine both are there before it is read here.
  const others = 'script, style, template, noscript, section[lang], [data-scripts-only]'
  for (const other of body.querySelectorAll(others)) other.remove()
  return (body.textContent ?? '').trim().split(/\s+/)
}

/** Where the words of a page are no longer those that the server has sent; undefined where they are. */
export function changeOfWords(
  sent: readonly string[],
  shown: readonly string[],
): string | undefined {
  const at = sent.findIndex((word, index) => word !== shown[index])
  if (at === -1 && sent.length === shown.length) return undefined
  const from = at === -1 ? sent.length : at
  const some = (words: readonly string[]) => words.slice(from, from + 8).join(' ')
  return `"${some(sent)}" has become "${some(shown)}"`
}

/** How the page that is open was put to work, once it was. */
export async function startOf(page: Page): Promise<string> {
  const how = await page.waitForFunction(() =>
    ['taken-over', 'drawn'].find((name) => performance.getEntriesByName(name).length > 0),
  )
  return String(await how.jsonValue())
}
