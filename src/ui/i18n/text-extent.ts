/** How many of the texts a page needs. */
import { isOpenToVisitors } from '../../domain/account/access.ts'

/** `first`: signing in and out, and the frame of every page. `shop`: looking at products as well. `all`: the account area too. */
export type TextExtent = 'first' | 'shop' | 'all'

/** What the page at an address says comes out of these texts. */
export function textExtentFor(path: string): TextExtent {
  if (isOpenToVisitors(path)) return 'first'
  return /^\/(my-account|draftorder)(\/|$)/i.test(path) ? 'all' : 'shop'
}
