/** Lines that ask for the same thing twice. */
import { normaliseModelCode } from '../catalogue/model-code.ts'
import { parseQuantity } from '../pricing/quantity-rule.ts'
import { readDateCell } from './csv-date.ts'
import type { WrittenLine } from './written-line.ts'

/**
 * Groups of lines, two or more, with the same model, day and material number, by their keys and in their order.
 * Two writings of one code or of one day are the same.
 */
export function duplicateGroups(lines: readonly WrittenLine[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const line of lines) {
    if (normaliseModelCode(line.modelCode) === '') continue
    const name = wishOf(line)
    const group = groups.get(name)
    if (group) group.push(line.key)
    else groups.set(name, [line.key])
  }
  return [...groups.values()].filter((keys) => keys.length > 1)
}

/**
 * The lines with those of the given keys made one: the first gets the sum of the quantities, the others leave.
 * Unchanged where they are no duplicates, where a quantity cannot be read, or where the sum is too long to write.
 */
export function mergeDuplicates(
  lines: readonly WrittenLine[],
  keys: readonly string[],
): readonly WrittenLine[] {
  const merged = lines.filter(({ key }) => keys.includes(key))
  const [first] = merged
  const quantity = sumOf(merged)
  const isSameWish = new Set(merged.map(wishOf)).size === 1
  if (!first || merged.length < 2 || !isSameWish || quantity === undefined) return lines
  return lines
    .filter((line) => line === first || !keys.includes(line.key))
    .map((line) => (line === first ? { ...line, quantity } : line))
}

function sumOf(lines: readonly WrittenLine[]): string | undefined {
  let sum = 0
  for (const { quantity } of lines) {
    const pieces = parseQuantity(quantity)
    if (pieces === undefined) return undefined
    sum += pieces
  }
  const text = String(sum)
  return parseQuantity(text) === undefined ? undefined : text
}

function wishOf({ modelCode, requestedDate, customerMaterialNumber }: WrittenLine): string {
  const cell = readDateCell(requestedDate)
  const day = cell.kind === 'day' ? cell.date : requestedDate.trim()
  return JSON.stringify([normaliseModelCode(modelCode), day, customerMaterialNumber.trim()])
}
