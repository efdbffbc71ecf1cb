/** Model numbers as people write them: with blanks and dashes between their parts, and in lowercase. */

/** Separators between the parts of a code, and invisible characters. */
const BETWEEN = new Set(['.', '_', '/', '·', '−', '﹣', '⁓', '〰'])

/** The model number that a text stands for, in capitals; signs that part nothing are kept and refused later. */
export function modelNumberIn(text: string): string {
  let modelNumber = ''
  for (const sign of text) {
    if (!BETWEEN.has(sign) && !/[\s\p{Pd}\p{Cf}]/u.test(sign)) modelNumber += sign
  }
  return modelNumber.toUpperCase()
}
