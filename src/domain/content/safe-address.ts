/** Addresses that come from content management. Anybody who can write content can write an address (T20). */

const longest = 2048

/** The kinds of address that a link may have: web, email, phone, path and anchor of this site. */
export const linkable = /^(https:\/\/[^\s\\/]|mailto:[^\s\\]|tel:[+\d]|#|\/(?![/\\]))[^\s\\]*$/i
const picturable = /^(https:\/\/[^\s\\/]|\/(?![/\\]))[^\s\\]*$/i

/** The address as a link may carry it; undefined for anything that is not plainly one of the kinds allowed (T20). */
export function safeHref(text: string): string | undefined {
  return fitting(linkable, text)
}

/** The address of a picture or of a frame: the web over https, or a path of this site (T20). */
export function safePicture(text: string): string | undefined {
  return fitting(picturable, text)
}

function fitting(pattern: RegExp, text: string): string | undefined {
  const address = text.trim()
  if (address.length > longest || !pattern.test(address)) return undefined
  // A name and a password before the host make one site look like another.
  return /^https:\/\/[^/?#]*@/i.test(address) ? undefined : address
}
