/** Configurable products whose codes are as awkward as the rules allow. */
import * as fc from 'fast-check'
import type { CodedProduct } from '../../src/domain/catalogue/model-code.ts'
import {
  type Modifier,
  type ModifierOption,
  packagingKey,
} from '../../src/domain/catalogue/modifier.ts'

/** Few letters and short codes: so prefixes, and codes that can be read in two ways, come up often. */
const optionCodeArb = fc.string({
  unit: fc.constantFrom('A', 'B', '1', '0'),
  minLength: 1,
  maxLength: 3,
})

/** An option of a modifier that is not about packaging. */
export function optionArb(code: string): fc.Arbitrary<ModifierOption> {
  return fc.record({
    code: fc.constant(code),
    title: fc.constant(`Option ${code}`),
    description: fc.constant(''),
    leadTimeNote: fc.option(fc.constant('1 more week'), { nil: undefined, freq: 3 }),
    isHidden: fc.nat({ max: 4 }).map((draw) => draw === 0),
    minimum: fc.constant(undefined),
    step: fc.constant(undefined),
  })
}

const packagingOptionArb = (code: string): fc.Arbitrary<ModifierOption> =>
  fc
    .tuple(
      optionArb(code),
      fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined }),
      fc.option(fc.integer({ min: 1, max: 48 }), { nil: undefined }),
    )
    .map(([option, minimum, step]) => ({ ...option, minimum, step }))

/** A modifier with one to five options of distinct codes, the first of them always visible. */
export function modifierArb(key: string): fc.Arbitrary<Modifier> {
  const ofOption = key === packagingKey ? packagingOptionArb : optionArb
  return fc
    .record({
      codes: fc.uniqueArray(optionCodeArb, { minLength: 1, maxLength: 5 }),
      isRequired: fc.nat({ max: 3 }).map((draw) => draw > 0),
    })
    .chain(({ codes, isRequired }) =>
      fc.tuple(...codes.map(ofOption)).map((options) => ({
        key,
        title: `Choose ${key}`,
        codeTitle: key,
        isRequired,
        options: options.map((option, index) =>
          index === 0 ? { ...option, isHidden: false } : option,
        ),
      })),
    )
}

/** The modifiers of one zone: up to four questions and, mostly, packaging at the end. */
export const modifiersArb: fc.Arbitrary<readonly Modifier[]> = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.nat({ max: 4 }))
  .chain(([count, draw]) => {
    const keys = ['displacement', 'mount', 'shaft', 'seal'].slice(0, count)
    if (draw > 0 || count === 0) keys.push(packagingKey)
    return fc.tuple(...keys.map(modifierArb))
  })

/** A product as the model code sees it, with a zone of its own and another one. */
export const codedProductArb: fc.Arbitrary<CodedProduct> = fc.record({
  skuCode: fc.constantFrom('A1B', '417', 'AAA'),
  modifiers: modifiersArb,
  otherZone: modifiersArb,
  isPreview: fc.boolean(),
})
