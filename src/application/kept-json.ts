/** Reads what was kept as JSON, and believes none of it: whatever is not as expected is left out. */

export type Fields = ReadonlyMap<string, unknown>

/** The value of a JSON text; undefined when there is none, or it is no JSON. */
export function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of an object; none of anything else. */
export function fieldsIn(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map()
  return new Map<string, unknown>(Object.entries(value))
}

export function textAt(fields: Fields, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** A whole number that counts something. */
export function countAt(fields: Fields, name: string): number {
  return countIn(fields.get(name))
}

export function listAt(fields: Fields, name: string): readonly unknown[] {
  return list(fields.get(name))
}

/** The elements of a list; none of anything else. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The texts of a list. */
export function texts(value: unknown): readonly string[] {
  return list(value).filter((each) => typeof each === 'string')
}

/** Pairs of a text and a number. */
export function countsIn(value: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const pair of list(value)) {
    const [name, count] = list(pair)
    if (typeof name === 'string') counts.set(name, countIn(count))
  }
  return counts
}

function countIn(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0
}
