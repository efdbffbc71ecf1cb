/** What counts as a telephone number: digits as people group them, with an extension (FORM-03). */
const written = /^\+?[\d\s().\-/]+(?:(?:x|ext\.?)\s?\d{1,6})?$/i
const fewestDigits = 6
/** As the world's numbering plan has it. */
const mostDigits = 15
const longest = 40

/** Whether a text, blanks around it aside, can be a telephone number. */
export function isPhoneNumber(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed.length > longest || !written.test(trimmed)) return false
  const [number = ''] = trimmed.split(/x|ext/i)
  const digits = number.replace(/\D/g, '').length
  return digits >= fewestDigits && digits <= mostDigits
}
