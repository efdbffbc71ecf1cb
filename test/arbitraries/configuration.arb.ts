/** Answers to the modifiers of a product: complete ones, and ones still under way. */
import * as fc from 'fast-check'
import type { CodedProduct } from '../../src/domain/catalogue/model-code.ts'
import {
  type Choices,
  type Modifier,
  type ModifierOption,
  visibleOptions,
} from '../../src/domain/catalogue/modifier.ts'

function answered(
  modifiers: readonly Modifier[],
  answers: readonly (ModifierOption | undefined)[],
): Choices {
  const choices = new Map<string, string>()
  modifiers.forEach((modifier, index) => {
    const option = answers[index]
    if (option) choices.set(modifier.key, option.code)
  })
  return choices
}

/** Every required modifier answered with an option that may be seen, optional ones now and then. */
export function completeChoicesArb(
  modifiers: readonly Modifier[],
  isPreview: boolean,
): fc.Arbitrary<Choices> {
  const answers = modifiers.map((modifier) => {
    const option = fc.constantFrom(...visibleOptions(modifier, isPreview))
    return modifier.isRequired ? option : fc.option(option, { nil: undefined })
  })
  return fc.tuple(...answers).map((options) => answered(modifiers, options))
}

/** Any of the modifiers answered, required ones perhaps not. */
export function partialChoicesArb(
  modifiers: readonly Modifier[],
  isPreview: boolean,
): fc.Arbitrary<Choices> {
  const answers = modifiers.map((modifier) =>
    fc.option(fc.constantFrom(...visibleOptions(modifier, isPreview)), { nil: undefined }),
  )
  return fc.tuple(...answers).map((options) => answered(modifiers, options))
}

/** A product together with a complete configuration of it. */
export function configuredProductArb(
  products: fc.Arbitrary<CodedProduct>,
): fc.Arbitrary<{ readonly product: CodedProduct; readonly choices: Choices }> {
  return products.chain((product) =>
    completeChoicesArb(product.modifiers, product.isPreview).map((choices) => ({
      product,
      choices,
    })),
  )
}

/** How many complete configurations there are. */
export function countConfigurations(modifiers: readonly Modifier[], isPreview: boolean): number {
  return modifiers.reduce(
    (count, modifier) =>
      count * (visibleOptions(modifier, isPreview).length + (modifier.isRequired ? 0 : 1)),
    1,
  )
}

/** The complete configuration with a number from 0; like the figures of a clock, the last answer turns first. */
export function configurationNumber(
  modifiers: readonly Modifier[],
  isPreview: boolean,
  number: number,
): Choices {
  let rest = number
  const answers = modifiers.toReversed().map((modifier) => {
    const options: readonly (ModifierOption | undefined)[] = [
      ...visibleOptions(modifier, isPreview),
      ...(modifier.isRequired ? [] : [undefined]),
    ]
    const option = options[rest % options.length]
    rest = Math.floor(rest / options.length)
    return option
  })
  return answered(modifiers, answers.toReversed())
}
