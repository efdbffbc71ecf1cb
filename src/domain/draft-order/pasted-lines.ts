/** Whether what is pasted onto the lines of a quote is meant as further lines. */
import { normaliseModelCode, skuCodeLength } from '../catalogue/model-code-text.ts'
import { possibleDates } from './meant-date.ts'

/** Rows that are looked at; the others are like them. */
const looked = 20

/**
 * Whether some cell of a pasted text reads like a code: letters and digits, more of them than name a product alone. Words
 * are none, and neither are bare numbers, which are quantities and prices, nor days with their month in letters.
 */
export function mayBeLines(text: string): boolean {
  const cells = text
    .split(/\r?\n/)
    .slice(0, looked)
    .flatMap((row) => row.split(/[\t;,]/))
  return cells.some((cell) => {
    const code = normaliseModelCode(cell)
    return (
      /^[A-Z0-9]+$/.test(code) &&
      /\d/.test(code) &&
      /[A-Z]/.test(code) &&
      isLong(code) &&
      !isDay(cell)
    )
  })
}

const isDay = (cell: string) => possibleDates(cell, 'EU').length > 0

function isLong({ length }: string): boolean {
  return length > skuCodeLength
}
