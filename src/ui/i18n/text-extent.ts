/** How many of the texts a page needs. */
import { isOpenToVisitors } from '../../domain/account/access.ts'

/** `first`: signing in and out, and the frame of every page. `shop`: looking at products as well. `all`: the account area too, and whatever reads sheets of lines. */
export type TextExtent = 'first' | 'shop' | 'all'

/** Open to visitors, and yet with words of the account area: few come here, and they have come for this. */
const wordy = /^\/my-account\/(updateforgottenpassword|claimguestaccount|order-detail)\/?$/i

/** What the page at an address says comes out of these texts. */
export function textExtentFor(path: string): TextExtent {
  if (isOpenToVisitors(path)) return wordy.test(path) ? 'all' : 'first'
  return /^\/(my-account|draftorder|bulkorder)(\/|$)/i.test(path) ? 'all' : 'shop'
}
