/** One mistake in a model code: a character replaced, put in or left out, behind the sku code. */
import * as fc from 'fast-check'

export interface Mistake {
  readonly kind: 'replaced' | 'put-in' | 'left-out'
  /** Index of the character that differs. */
  readonly position: number
  readonly text: string
}

const skuCodeLength = 3
const characterArb = fc.constantFrom(...Array.from('AB10CDEGMNSX236789#Ä'))

/** A mistake in this code; only left out where it has nothing behind the sku code. */
export function mistakeArb(code: string): fc.Arbitrary<Mistake> {
  const hasRest = code.length > skuCodeLength
  return fc.oneof(
    { weight: 1, arbitrary: putIn(code) },
    ...(hasRest ? [{ weight: 2, arbitrary: replaced(code) }] : []),
    ...(hasRest ? [{ weight: 1, arbitrary: leftOut(code) }] : []),
  )
}

function replaced(code: string): fc.Arbitrary<Mistake> {
  return fc
    .tuple(fc.integer({ min: skuCodeLength, max: code.length - 1 }), characterArb)
    .map(([position, character]) => ({
      kind: 'replaced' as const,
      position,
      text: code.slice(0, position) + character + code.slice(position + 1),
    }))
    .filter(({ text }) => text !== code)
}

function putIn(code: string): fc.Arbitrary<Mistake> {
  return fc
    .tuple(fc.integer({ min: skuCodeLength, max: code.length }), characterArb)
    .map(([position, character]) => ({
      kind: 'put-in' as const,
      position,
      text: code.slice(0, position) + character + code.slice(position),
    }))
}

function leftOut(code: string): fc.Arbitrary<Mistake> {
  return fc.integer({ min: skuCodeLength, max: code.length - 1 }).map((position) => ({
    kind: 'left-out' as const,
    position,
    text: code.slice(0, position) + code.slice(position + 1),
  }))
}
