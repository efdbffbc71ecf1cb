/**
 * The answers of a configuration as one short text, to be kept in an address: the model code where that
 * says it all, else every answer by name, as `TM2~displacement.96~shaft.A2`. An unfinished configuration
 * and one whose code is ambiguous come back just as they were.
 */
import { answerMark, answersText, partMark } from '../catalogue/answers-text.ts'
import { type CodedProduct, encodeModelCode } from '../catalogue/model-code.ts'
import { type Choices, type Modifier, sameChoices, visibleOptions } from '../catalogue/modifier.ts'
import { onlyReading } from '../catalogue/whole-model-code.ts'

/** The answers as an address has them: the model code where it reads back as just these, else one by one. */
export function configurationText(product: CodedProduct, choices: Choices): string {
  const code = encodeModelCode(product.skuCode, product.modifiers, choices)
  const read = onlyReading(product, code)
  if (read && sameChoices(read, choices)) return code
  return answersText(product.skuCode, choices)
}

/** An answer of such a text that the product does not offer: to which question, by its title where there is one, and what. */
export interface UnofferedAnswer {
  readonly question: string
  readonly code: string
}

/**
 * Reads what `configurationText` wrote; an answer that the product does not offer is left out. Undefined
 * for any other text: a code that the customer typed, which is to be explained rather than guessed.
 */
export function readConfigurationText(product: CodedProduct, text: string): Choices | undefined {
  if (!text.includes(partMark)) return onlyReading(product, text)
  if (text.split(partMark)[0] !== product.skuCode) return undefined
  const given = givenAnswers(text)
  return new Map(
    product.modifiers.flatMap((modifier) => {
      const code = given.get(modifier.key)
      return code !== undefined && isOffered(product, modifier, code)
        ? [[modifier.key, code] as const]
        : []
    }),
  )
}

/** What `readConfigurationText` leaves out of a text. */
export function unofferedAnswers(product: CodedProduct, text: string): readonly UnofferedAnswer[] {
  return [...givenAnswers(text)].flatMap(([key, code]) => {
    const modifier = product.modifiers.find((each) => each.key === key)
    if (modifier && isOffered(product, modifier, code)) return []
    return code === '' ? [] : [{ question: modifier?.codeTitle ?? key, code }]
  })
}

function givenAnswers(text: string): ReadonlyMap<string, string> {
  const [, ...answers] = text.split(partMark)
  return new Map(
    answers.map((answer) => {
      const end = answer.lastIndexOf(answerMark)
      return [answer.slice(0, Math.max(end, 0)), answer.slice(end + 1)] as const
    }),
  )
}

function isOffered({ isPreview }: CodedProduct, modifier: Modifier, code: string): boolean {
  return visibleOptions(modifier, isPreview).some((option) => option.code === code)
}

/** The answers that all readings of a code agree on; what they differ in is left to the customer. */
export function certainAnswers(readings: readonly Choices[]): Choices {
  const [first, ...others] = readings
  return new Map(
    [...(first ?? [])].filter(([key, code]) => others.every((other) => other.get(key) === code)),
  )
}

/**
 * The answers so far, overwritten by those of a code's beginning. What the code has come past without
 * naming it is taken back; what stands behind its end stays as it was.
 */
export function withBeginning(
  modifiers: readonly Modifier[],
  answers: Choices,
  beginning: Choices,
): Choices {
  const end = modifiers.findLastIndex(({ key }) => beginning.has(key))
  const kept = modifiers.slice(end + 1).flatMap(({ key }) => {
    const code = answers.get(key)
    return code === undefined ? [] : [[key, code] as const]
  })
  return new Map([...beginning, ...kept])
}
