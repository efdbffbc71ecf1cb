/** The nearest complete model code of ours to a size and frame of another maker. */

import type { ModifierDocument, OptionDocument } from '../catalogue/product-document.ts'
import { decodeModel, encodeModel } from '../pricing/decode-model.ts'
import type { OtherSeries } from './other-series.ts'

export type Verdict = 'equal' | 'near' | 'different'

export interface Compared {
  readonly key: string
  /** What our question is called, in English. */
  readonly name: string
  /** What the other has, in the words of our options. */
  readonly theirs: string
  readonly ours: string
  readonly verdict: Verdict
}

export interface NearestCode {
  readonly modelNumber: string
  /** Option codes by the key of their modifier; without optional ones that stay open. */
  readonly choices: Readonly<Record<string, string>>
  readonly compared: readonly Compared[]
}

/** Share of the size by which two displacements are told apart. */
const EQUAL_WITHIN = 0.02
const NEAR_WITHIN = 0.1

/**
 * The code of a product as it is sold in a zone; undefined where the product has no sizes there.
 * @param size cm³ per revolution
 */
export function nearestCode(
  {
    skuCode,
    modifiers,
  }: { readonly skuCode: string; readonly modifiers: readonly ModifierDocument[] },
  size: number,
  { usual }: Pick<OtherSeries, 'usual'>,
): NearestCode | undefined {
  const compared: Compared[] = []
  const chosen = modifiers.map((modifier) => {
    const offered = modifier.options.filter(({ isHiddenFlag }) => !isHiddenFlag)
    if (modifier.key === 'displacement') {
      const best = nearestSize(offered, size)
      if (best !== undefined) compared.push(sizes(modifier, best, size))
      return best?.option
    }
    const question = FRAME.find((each) => each === modifier.key)
    const wanted = question && usual?.[question]
    if (wanted !== undefined) {
      const { option, verdict } = firstOf(offered, wanted)
      const [theirs = ''] = wanted
      if (option !== undefined)
        compared.push({ ...named(modifier), theirs, ours: option.title, verdict })
      return option
    }
    return modifier.required ? offered[0] : undefined
  })
  if (!modifiers.some(({ key }, index) => key === 'displacement' && chosen[index])) return undefined
  const reading = unambiguous(
    skuCode,
    modifiers,
    chosen.map((option) => option?.code ?? ''),
  )
  return (
    reading && {
      modelNumber: encodeModel(skuCode, reading),
      choices: choicesOf(modifiers, reading),
      compared,
    }
  )
}

/** The questions whose usual answers are known of a frame. */
const FRAME = ['shaft', 'mount', 'ports'] as const

const named = ({ key, codeTitle }: ModifierDocument) => ({ key, name: codeTitle })

interface SizedOption {
  readonly option: OptionDocument
  readonly cm3: number
}

function nearestSize(options: readonly OptionDocument[], size: number): SizedOption | undefined {
  return options
    .flatMap((option) => {
      const cm3 = Number(/([\d.]+) cm³/.exec(option.title)?.[1])
      return Number.isFinite(cm3) ? [{ option, cm3 }] : []
    })
    .toSorted((one, other) => Math.abs(one.cm3 - size) - Math.abs(other.cm3 - size))[0]
}

function sizes(modifier: ModifierDocument, { option, cm3 }: SizedOption, size: number): Compared {
  const off = Math.abs(cm3 - size) / size
  const verdict = off <= EQUAL_WITHIN ? 'equal' : off <= NEAR_WITHIN ? 'near' : 'different'
  return { ...named(modifier), theirs: `${size} cm³/rev`, ours: option.title, verdict }
}

function firstOf(
  options: readonly OptionDocument[],
  wanted: readonly string[],
): { readonly option: OptionDocument | undefined; readonly verdict: Verdict } {
  for (const [place, title] of wanted.entries()) {
    const option = options.find((each) => each.title === title)
    if (option !== undefined) return { option, verdict: place === 0 ? 'equal' : 'near' }
  }
  return { option: options[0], verdict: 'different' }
}

/** The reading itself where its code means nothing else; else undefined. */
function unambiguous(
  skuCode: string,
  modifiers: readonly ModifierDocument[],
  reading: readonly string[],
): readonly string[] | undefined {
  const { readings } = decodeModel(modifiers, encodeModel(skuCode, reading))
  return readings.length === 1 ? reading : undefined
}

function choicesOf(
  modifiers: readonly ModifierDocument[],
  reading: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    modifiers.flatMap(({ key }, index) => {
      const code = reading[index] ?? ''
      return code === '' ? [] : [[key, code] as const]
    }),
  )
}
