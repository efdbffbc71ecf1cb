/**
 * The server's own reading of a model code: every way to split what follows the sku code into option
 * codes, one per modifier in order. It is independent of the shop's decoder on purpose.
 */

import type { ModifierDocument } from '../catalogue/product-document.ts'

/** One entry per modifier, in order; '' where an optional modifier is not chosen. */
export type Reading = readonly string[]

export interface Decoding {
  /** Complete readings, at most `READING_LIMIT` of them. */
  readonly readings: readonly Reading[]
  /** The longest beginnings that use up the whole code but leave required modifiers open. */
  readonly beginnings: readonly Reading[]
}

/** More readings than this say nothing new: the code is ambiguous. */
const READING_LIMIT = 16

const SKU_CODE_LENGTH = 3

/**
 * Splits a model code along a zone's modifiers.
 * @param modifiers in model-code order
 * @param modelNumber sku code and option codes, upper case
 */
export function decodeModel(modifiers: readonly ModifierDocument[], modelNumber: string): Decoding {
  const text = modelNumber.slice(SKU_CODE_LENGTH)
  const readings: Reading[] = []
  const beginnings: Reading[] = []
  const dead = new Set<string>()

  // A position that led nowhere once leads nowhere again; without this a hostile code takes for ever.
  const walk = (index: number, at: number, chosen: Reading): boolean => {
    if (readings.length + beginnings.length >= 2 * READING_LIMIT) return true
    const modifier = modifiers[index]
    if (modifier === undefined) {
      if (at !== text.length) return false
      if (readings.length < READING_LIMIT) readings.push(chosen)
      return true
    }
    if (dead.has(`${index}/${at}`)) return false
    let found = false
    if (at === text.length && modifiers.slice(index).some((rest) => rest.required)) {
      if (beginnings.length < READING_LIMIT) beginnings.push(chosen)
      return true
    }
    for (const option of modifier.options) {
      if (text.startsWith(option.code, at)) {
        found = walk(index + 1, at + option.code.length, [...chosen, option.code]) || found
      }
    }
    if (!modifier.required) found = walk(index + 1, at, [...chosen, '']) || found
    if (!found) dead.add(`${index}/${at}`)
    return found
  }

  walk(0, 0, [])
  return { readings, beginnings: longest(beginnings) }
}

/** The model code of a configuration: the sku code and the option codes without a gap. */
export function encodeModel(skuCode: string, reading: Reading): string {
  return skuCode + reading.join('')
}

function longest(beginnings: readonly Reading[]): readonly Reading[] {
  const length = Math.max(0, ...beginnings.map((each) => each.length))
  return beginnings.filter((each) => each.length === length)
}
