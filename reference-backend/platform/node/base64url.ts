/** Texts in letters that may stand in an address. */

/** A text as UTF-8 in base64url. */
export function toBase64url(text: string): string {
  return Buffer.from(text).toString('base64url')
}

/** The text that is written so; what is no base64url in it is passed over. */
export function fromBase64url(written: string): string {
  return Buffer.from(written, 'base64url').toString('utf8')
}
