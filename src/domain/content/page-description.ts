/** What a search engine shows below the title of a page. */
import { openingWords } from './post.ts'

/** More than this is cut off by those who show it. */
const longestDescription = 160

/** The first words of a text or a piece of HTML, on one line; empty where it has none. */
export function pageDescription(words: string): string {
  return openingWords(words, longestDescription)
}
