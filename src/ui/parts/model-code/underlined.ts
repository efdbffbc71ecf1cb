import { vars } from '../../theme/contract.css.ts'

/**
 * A line below each part of a code, with a gap to the next, as the drawing of a background: an element for each would make
 * thousands of them in a long table. It fits letters of one width.
 */
export function underlined(parts: readonly string[]): string {
  const gap = '0.3ch'
  const stops = parts.map((_, index) => {
    const from = parts.slice(0, index).join('').length
    const to = from + (parts[index] ?? '').length
    return [
      `${vars.colour.control} ${from}ch calc(${to}ch - ${gap})`,
      `transparent calc(${to}ch - ${gap}) ${to}ch`,
    ].join(', ')
  })
  return `linear-gradient(90deg, ${stops.join(', ')})`
}
