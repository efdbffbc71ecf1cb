/** Texts in letters that may stand in an address. */

import { base64url } from 'jose'

/** A text as UTF-8 in base64url. */
export function toBase64url(text: string): string {
  return base64url.encode(text)
}

/** The text that is written so; what is no base64url in it is passed over. */
export function fromBase64url(written: string): string {
  const letters = written.replaceAll(/[^\w-]/g, '')
  // One letter left over is less than a byte.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters
  return new TextDecoder().decode(base64url.decode(whole))
}
