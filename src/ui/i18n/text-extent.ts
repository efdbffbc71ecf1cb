/** How many of the texts a page needs. */

/** `first`: signing in and out, and the frame of every page. `shop`: looking at products as well. `all`: the account area too, and whatever reads sheets of lines. */
export type TextExtent = 'first' | 'shop' | 'all'

/** Signing in and out; the other account pages that are open to visitors have words of the account area. */
const signingIn = /^\/my-account\/(login|logout|forgotpassword|createaccount)\/?$/i

/** What the page at an address says comes out of these texts. */
export function textExtentFor(path: string): TextExtent {
  if (signingIn.test(path)) return 'first'
  return /^\/(my-account|draftorder|bulkorder)(\/|$)/i.test(path) ? 'all' : 'shop'
}
