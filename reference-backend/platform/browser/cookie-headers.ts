/** A browser keeps the usual headers of cookies to itself: here they go by other names. */

export const COOKIE = 'X-Kept-Cookie'
export const SET_COOKIE = 'X-Kept-Set-Cookie'

/** The cookies that an answer sets, each as it is written; none of ours has a comma in it. */
export function setCookiesOf(headers: Headers): readonly string[] {
  return headers.get(SET_COOKIE)?.split(', ') ?? []
}
