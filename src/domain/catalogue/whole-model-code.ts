/** Reading whole model codes. What is not a whole one is explained by `model-code-decoding.ts`, which is larger. */
import { choicesOf, completeReadings, readForward } from './model-code-reading.ts'
import { normaliseModelCode } from './model-code-text.ts'
import { type CodedProduct, codeBookOf } from './model-code-trie.ts'
import type { Choices } from './modifier.ts'

/** Every way in which a text is a whole code of a product; `code` is the normalised text. */
export function readWhole(product: CodedProduct, text: string) {
  const code = normaliseModelCode(text)
  const { own } = codeBookOf(product)
  const layers = readForward(own, code)
  return { code, own, layers, readings: completeReadings(own, code, layers).map(choicesOf) }
}

/** The answers of a whole code of the other region that is none of this one; in the options that are sold there. */
export function readingElsewhere(product: CodedProduct, text: string): Choices | undefined {
  if (readWhole(product, text).readings.length > 0) return undefined
  const { modifiers, otherZone } = product
  return onlyReading({ ...product, modifiers: otherZone, otherZone: modifiers }, text)
}

/** The answers of a whole code that has one meaning; undefined for any other text. */
export function onlyReading(product: CodedProduct, text: string): Choices | undefined {
  const [reading, ...others] = readWhole(product, text).readings
  return others.length === 0 ? reading : undefined
}
