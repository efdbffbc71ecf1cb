/** The reading of a model code that has several. */
import type { Choices } from '../../../domain/catalogue/modifier.ts'

/** `configuration`, option codes by modifier key; nothing at all for a code that speaks for itself. */
export function encodeReading(choices: Choices | undefined) {
  return choices ? { configuration: Object.fromEntries(choices) } : {}
}
