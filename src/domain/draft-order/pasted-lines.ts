/** Whether what is pasted onto the lines of a quote is meant as further lines. */
import { normaliseModelCode, skuCodeLength } from '../catalogue/model-code-text.ts'
import { possibleDates } from './meant-date.ts'

/** Rows that are looked at; the others are like them. */
const looked = 20

/**
 * Whether some cell of a pasted text reads like a code: letters and digits, more of them than name a product alone. Words
 * are none, and neither are bare numbers, which are quantities and prices, numbers with a unit, nor days with their month
 * in letters.
 */
export function mayBeLines(text: string): boolean {
  const rows = text.split(/\r?\n/).slice(0, looked)
  return rows.some((row) => row.split(/[\t;]/).some(hasCode))
}

/** A day is looked for before the cell is parted at its commas, as it may have one itself. */
function hasCode(cell: string): boolean {
  return !isDay(cell) && cell.split(',').some((part) => !isDay(part) && isCode(part))
}

function isCode(text: string): boolean {
  const code = normaliseModelCode(text)
  const hasBoth = /^[A-Z0-9]+$/.test(code) && /\d/.test(code) && /[A-Z]/.test(code)
  return hasBoth && code.length > skuCodeLength && !isAmount(text)
}

/** A number and its unit, such as `100 pcs`. */
const isAmount = (text: string) => /^[\d.]+\s+\p{L}+\.?$/u.test(text.trim())

const isDay = (text: string) => possibleDates(text, 'EU').length > 0
