/** The complete readings of a decoded code: one, several, or none. */
import type { Decoding } from '../../src/domain/catalogue/model-code-decoding.ts'
import type { Choices } from '../../src/domain/catalogue/modifier.ts'

export function readingsOf(decoding: Decoding): readonly Choices[] {
  if (decoding.kind === 'complete') return [decoding.choices]
  return decoding.kind === 'ambiguous' ? decoding.readings : []
}
