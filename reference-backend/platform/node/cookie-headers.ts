/** The names of the headers that carry cookies. */

export const COOKIE = 'Cookie'
export const SET_COOKIE = 'Set-Cookie'

/** The cookies that an answer sets, each as it is written. */
export function setCookiesOf(headers: Headers): readonly string[] {
  return headers.getSetCookie()
}
