/** Metric figures in sentences, for those who think in the units of the United States. */

interface Conversion {
  readonly unit: string
  readonly own: string
  readonly of: (amount: number) => number
}

const conversions: readonly Conversion[] = [
  { unit: 'bar', own: 'psi', of: (bar) => bar * 14.503774 },
  { unit: 'Nm', own: 'lb·in', of: (torque) => torque * 8.850746 },
  { unit: '°C', own: '°F', of: (celsius) => celsius * 1.8 + 32 },
]

/** A figure with its unit; the end of a range and a part of another figure are none. */
const figure =
  /(?<![\d.,/+−-]|\d ?(?:to|bis|à|a|hasta|and|und|et|y|[–…]) ?)([+−]?\d+(?:[.,]\d+)?)([ \u00a0])(bar|Nm|°C)(?![\p{L}\d])/gu

/** What such a unit stands beside where the text says it already. */
const own = /(?:psi|lb·in|°F)/

/**
 * A text with each pressure, torque and temperature in the units of the United States behind it, in brackets: `400 bar
 * (5,800 psi)`. A range and a text that says them already stay as they are. `write` says a figure as the reader writes it.
 */
export function withUsFigures(text: string, write: (figure: number) => string): string {
  if (own.test(text)) return text
  return text.replace(figure, (written: string, amount: string, gap: string, unit: string) => {
    const found = conversions.find((each) => each.unit === unit)
    if (found === undefined) return written
    const number = Number(amount.replace('−', '-').replace(',', '.'))
    return `${written} (${write(found.of(number))}${gap}${found.own})`
  })
}
