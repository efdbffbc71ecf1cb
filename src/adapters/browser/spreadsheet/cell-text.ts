/** The cells of a workbook as the text that a person would have typed. */

/** What a workbook holds in a cell. Dates are civil ones, coded as if they were UTC. */
export type CellValue = string | number | boolean | Date | null | undefined

/** `format` is the number format of the cell, where it has one. */
export function cellText(value: CellValue, format?: string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return dateText(value)
  return padded(numberText(value), format)
}

/** All digits, never an exponent; the noise behind the fifteenth digit is not what was typed. */
function numberText(value: number): string {
  if (!Number.isFinite(value)) return ''
  const typed = Number(value.toPrecision(15)) + 0
  const text = String(typed)
  if (!text.includes('e')) return text
  if (text.includes('e+')) return withoutExponent(text)
  return typed.toFixed(20).replace(/\.?0+$/, '')
}

/** `1.25e+21` as its digits. */
function withoutExponent(text: string): string {
  const [digits = '', exponent = ''] = text.split('e+')
  const [whole = '', fraction = ''] = digits.split('.')
  return whole + fraction.padEnd(Number(exponent), '0')
}

/** A format of zeros only shows as many digits: it is how material numbers keep theirs. */
function padded(text: string, format: string | undefined): string {
  return format && /^0{2,}$/.test(format) && /^\d+$/.test(text)
    ? text.padStart(format.length, '0')
    : text
}

/** In the form of the specification's dates, which is read as the day that the cell shows (D4, D5). */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [year = '', ...others] = [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
  ].map(String)
  const [month, day, hour, minute, second] = others.map((part) => part.padStart(2, '0'))
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`
}
