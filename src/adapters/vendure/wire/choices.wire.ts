/** The options that a model code was read as. */
import * as t from 'io-ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'

export const choicesFields = 'choices { question answer }'

export const ChoicesWire = t.array(t.type({ question: t.string, answer: t.string }))

/** Nothing for a code that speaks for itself. */
export function encodeChoices(choices: Choices | undefined) {
  return choices ? [...choices].map(([question, answer]) => ({ question, answer })) : undefined
}

export function toChoices(wire: t.TypeOf<typeof ChoicesWire>): Choices {
  return new Map(wire.map(({ question, answer }) => [question, answer]))
}
