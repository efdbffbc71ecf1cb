/**
 * Model codes the slow and obvious way: every configuration listed, every code written out. Good for small
 * products only; the engine is measured against it.
 */
import type { CodedProduct } from '../../src/domain/catalogue/model-code.ts'
import { type Choices, chosenOption } from '../../src/domain/catalogue/modifier.ts'
import { configurationNumber, countConfigurations } from './configuration.arb.ts'

/** Every code of a product with all configurations that have it. */
export function allCodes(product: CodedProduct): ReadonlyMap<string, readonly Choices[]> {
  const codes = new Map<string, Choices[]>()
  const count = countConfigurations(product.modifiers, product.isPreview)
  for (let number = 0; number < count; number += 1) {
    const choices = configurationNumber(product.modifiers, product.isPreview, number)
    const code = plainCode(product, choices)
    codes.set(code, [...(codes.get(code) ?? []), choices])
  }
  return codes
}

/** Sku code and option codes in a row. */
export function plainCode({ skuCode, modifiers }: CodedProduct, choices: Choices): string {
  return [skuCode, ...modifiers.map((each) => chosenOption(each, choices)?.code ?? '')].join('')
}

/** Edits that turn one text into another: characters put in, left out or replaced. */
export function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, character] of Array.from(one).entries()) {
    const next = [index + 1]
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (other[column - 1] === character ? 0 : 1)
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
