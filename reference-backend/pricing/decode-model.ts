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
  /**
   * Where there is no complete reading: the options of the longest beginning that uses up the whole
   * code and leaves required modifiers open. Undefined when there is none either.
   */
  readonly beginning: Reading | undefined
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
  const readings = completeReadings(modifiers, text)
  return {
    readings,
    beginning: readings.length > 0 ? undefined : longestBeginning(modifiers, text),
  }
}

/** Option codes by modifier key, as a request names them; an optional modifier left open has no entry. */
export type Configuration = Readonly<Record<string, string>>

/** The configuration as a reading; undefined when it is not a whole one of these modifiers. */
export function readingOf(
  modifiers: readonly ModifierDocument[],
  configuration: Configuration,
): Reading | undefined {
  const given = new Map(Object.entries(configuration))
  const reading = modifiers.map(({ key }) => given.get(key) ?? '')
  const isWhole = modifiers.every(({ options, required }, index) =>
    reading[index] === '' ? !required : options.some(({ code }) => code === reading[index]),
  )
  const isOfThese = [...given.keys()].every((each) => modifiers.some(({ key }) => key === each))
  return isWhole && isOfThese ? reading : undefined
}

/** The model code of a configuration: the sku code and the option codes without a gap. */
export function encodeModel(skuCode: string, reading: Reading): string {
  return skuCode + reading.join('')
}

function completeReadings(modifiers: readonly ModifierDocument[], text: string): Reading[] {
  const readings: Reading[] = []
  // A place that led nowhere once leads nowhere again; without this a hostile code takes for ever.
  const dead = new Set<string>()
  const walk = (index: number, at: number, chosen: Reading): boolean => {
    if (readings.length === READING_LIMIT) return true
    const modifier = modifiers[index]
    if (modifier === undefined) {
      if (at === text.length) readings.push(chosen)
      return at === text.length
    }
    const place = `${index}/${at}`
    if (dead.has(place)) return false
    let found = false
    for (const code of codesAt(modifier, text, at)) {
      found = walk(index + 1, at + code.length, [...chosen, code]) || found
    }
    if (!found) dead.add(place)
    return found
  }
  walk(0, 0, [])
  return readings
}

function longestBeginning(
  modifiers: readonly ModifierDocument[],
  text: string,
): Reading | undefined {
  const lastRequired = modifiers.findLastIndex(({ required }) => required)
  const seen = new Set<string>()
  let longest: Reading | undefined
  const walk = (index: number, at: number, chosen: Reading): void => {
    const place = `${index}/${at}`
    if (index > lastRequired || seen.has(place)) return
    seen.add(place)
    if (at === text.length && (longest === undefined || longest.length < index)) longest = chosen
    const modifier = modifiers[index]
    if (modifier === undefined) return
    for (const code of codesAt(modifier, text, at)) {
      walk(index + 1, at + code.length, [...chosen, code])
    }
  }
  walk(0, 0, [])
  return longest
}

/** The option codes that stand at a place, and '' where the modifier may be left open. */
function codesAt({ options, required }: ModifierDocument, text: string, at: number) {
  const fitting = options.map(({ code }) => code).filter((code) => text.startsWith(code, at))
  return required ? fitting : [...fitting, '']
}
