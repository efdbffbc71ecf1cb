/** What counts as an e-mail address: the pattern that HTML gives its e-mail fields (O-44). */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/** Whether a text, blanks around it aside, is an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return pattern.test(text.trim())
}
