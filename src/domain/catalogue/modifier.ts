/** A choice that the customer makes about a product, and the answers it offers (CONF-01, CONF-02, CONF-03, CONF-04). */
export interface ModifierOption {
  /** The characters it contributes to the model code; 1 to a few, of unequal length. */
  readonly code: string
  readonly title: string
  /** What it means, in one sentence. */
  readonly description: string
  /** How it changes the lead time, where it does. */
  readonly leadTimeNote: string | undefined
  readonly isHidden: boolean
  /** Smallest quantity of a packaging option, in pieces. */
  readonly minimum: number | undefined
  /** Step of a packaging option, in pieces. */
  readonly step: number | undefined
  /** What it changes about the picture, name and value; undefined for what cannot be seen. */
  readonly pictureParts?: ReadonlyMap<string, string> | undefined
}

export interface Modifier {
  readonly key: string
  readonly title: string
  /** The short name that is shown over the segment of the model code. */
  readonly codeTitle: string
  readonly isRequired: boolean
  readonly options: readonly ModifierOption[]
}

/** The modifiers of a product for each zone, in the order of the model code (CONF-06). */
export interface ZonedModifiers {
  readonly US: readonly Modifier[]
  readonly EU: readonly Modifier[]
}

/** The modifier whose option carries minimum and step (CONF-12). */
export const packagingKey = 'packaging'

/** Answers given so far: modifier key to option code. An optional modifier left out has no entry. */
export type Choices = ReadonlyMap<string, string>

/** The code of one option of every modifier; a modifier that has none gets no entry. */
export function choicesBy(
  modifiers: readonly Modifier[],
  optionOf: (modifier: Modifier) => string | undefined,
): Choices {
  return new Map(
    modifiers.flatMap((modifier) => {
      const code = optionOf(modifier)
      return code === undefined ? [] : [[modifier.key, code] as const]
    }),
  )
}

/** The options that a customer may see: hidden ones only in preview (CONF-10, AUTH-32). */
export function visibleOptions(modifier: Modifier, isPreview: boolean): readonly ModifierOption[] {
  return isPreview ? modifier.options : modifier.options.filter((option) => !option.isHidden)
}

/**
 * The option that is chosen for the customer because nothing else can be answered (CONF-11): the only
 * visible one of a required modifier. An optional modifier can always be left out as well, so its only
 * option stays a choice; otherwise a code without that option would gain an option that was not chosen.
 */
export function automaticOption(
  modifier: Modifier,
  isPreview: boolean,
): ModifierOption | undefined {
  const visible = visibleOptions(modifier, isPreview)
  return modifier.isRequired && visible.length === 1 ? visible[0] : undefined
}

/** The answers given, completed with those that leave no choice (CONF-11). */
export function withAutomaticChoices(
  modifiers: readonly Modifier[],
  choices: Choices,
  isPreview: boolean,
): Choices {
  const completed = new Map(choices)
  for (const modifier of modifiers) {
    const only = automaticOption(modifier, isPreview)
    if (only) completed.set(modifier.key, only.code)
  }
  return completed
}

/** The option chosen for a modifier, or undefined. */
export function chosenOption(modifier: Modifier, choices: Choices): ModifierOption | undefined {
  const code = choices.get(modifier.key)
  return modifier.options.find((option) => option.code === code)
}

/** Whether two sets of answers are the same, whatever order they were given in. */
export function sameChoices(one: Choices, other: Choices): boolean {
  if (one.size !== other.size) return false
  for (const [key, code] of one) if (other.get(key) !== code) return false
  return true
}
