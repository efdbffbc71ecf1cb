/** Sizes in the words of an option, in the units of whoever reads them. */
import type { UnitSystem } from './unit-system.ts'

const millimetresPerInch = 25.4

/** A size with its unit: `1-1/4 in`, `3/4 in`, `25.4 mm`, `25,4 mm`; the count of something else has none. */
const size = /(?<![\d/.,-])(?:(\d+)[- ])?(\d+(?:[.,]\d+)?)(?:\/(\d+))? (in|mm)(?![\p{L}\d³²])/gu

/**
 * A text with what its sizes are in the other unit, in brackets behind each that is not in the reader's: `1 in (25.4 mm)
 * keyed`. `write` says a figure as the reader writes it. A text that already says both stays as it is.
 */
export function inBothUnits(
  text: string,
  system: UnitSystem,
  write: (figure: number) => string,
): string {
  const [foreign, own] = system === 'us' ? ['mm', 'in'] : ['in', 'mm']
  if (new RegExp(`\\d ${own}(?![\\p{L}\\d])`, 'u').test(text)) return text
  return text.replace(size, (written: string, whole = '0', above = '0', below = '1', unit = '') => {
    if (unit !== foreign) return written
    const amount = Number(whole) + Number(above.replace(',', '.')) / Number(below)
    const other = system === 'us' ? amount / millimetresPerInch : amount * millimetresPerInch
    return `${written} (${write(other)} ${own})`
  })
}
