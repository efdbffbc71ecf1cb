/** Lines that ask for the same thing twice. */
import { normaliseModelCode } from '../catalogue/model-code.ts'
import { parseQuantity } from '../pricing/quantity-rule.ts'
import { remembering } from '../shared/remembering.ts'
import { readDateCell } from './csv-date.ts'
import type { WrittenLine } from './written-line.ts'

/**
 * The customer's own codes that lines are read as, by the keys of the lines. Two that are written alike may stand for
 * different models.
 */
export type ReadCodes = ReadonlyMap<string, string>

const noneRead: ReadCodes = new Map()

/**
 * Groups of lines, two or more, with the same model, day, material number and own code, by their keys and in their order.
 * Two writings of one code or of one day are the same.
 */
export function duplicateGroups(
  lines: readonly WrittenLine[],
  readAs: ReadCodes = noneRead,
): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const line of lines) {
    const name = wishOf(line, readAs.get(line.key))
    if (name === '') continue
    const group = groups.get(name)
    if (group) group.push(line.key)
    else groups.set(name, [line.key])
  }
  return [...groups.values()].filter((keys) => keys.length > 1)
}

/**
 * The lines with the duplicates among the given keys made one: of each group the first gets the sum of the quantities,
 * the others leave. A group stays where a quantity of it cannot be read, or where the sum is too long to write.
 */
export function mergeDuplicates(
  lines: readonly WrittenLine[],
  keys: readonly string[],
  readAs: ReadCodes = noneRead,
): readonly WrittenLine[] {
  const asked = new Set(keys)
  const among = lines.filter(({ key }) => asked.has(key))
  const byKey = new Map(among.map((line) => [line.key, line]))
  const sums = new Map<string, string>()
  const leaving = new Set<string>()
  for (const [first, ...others] of duplicateGroups(among, readAs)) {
    const members = [first, ...others].flatMap((key) => byKey.get(key ?? '') ?? [])
    const quantity = sumOf(members)
    if (first === undefined || quantity === undefined) continue
    sums.set(first, quantity)
    for (const key of others) leaving.add(key)
  }
  if (sums.size === 0) return lines
  return lines.flatMap((line) => {
    if (leaving.has(line.key)) return []
    const quantity = sums.get(line.key)
    return [quantity === undefined ? line : { ...line, quantity }]
  })
}

/** Whether these lines can become one: each quantity can be read, and their sum be written. */
export function canMerge(lines: readonly Pick<WrittenLine, 'quantity'>[]): boolean {
  return sumOf(lines) !== undefined
}

function sumOf(lines: readonly Pick<WrittenLine, 'quantity'>[]): string | undefined {
  let sum = 0
  for (const { quantity } of lines) {
    const pieces = parseQuantity(quantity)
    if (pieces === undefined) return undefined
    sum += pieces
  }
  const text = String(sum)
  return parseQuantity(text) === undefined ? undefined : text
}

/** What a line asks for, but for its quantity; empty for a line without a model. Read once, since most lines of a table never change. */
function wishOf(line: WrittenLine, readAs: string | undefined): string {
  return wishes(line, [readAs], () => {
    const { modelCode, requestedDate, customerMaterialNumber, ownCode = '' } = line
    const model = normaliseModelCode(modelCode)
    if (model === '') return ''
    const cell = readDateCell(requestedDate)
    const day = cell.kind === 'day' ? cell.date : requestedDate.trim()
    return JSON.stringify([model, day, customerMaterialNumber.trim(), ownCode, readAs])
  })
}

// A memo and no state.
const wishes = remembering<WrittenLine, string>()
