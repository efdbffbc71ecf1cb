/** What services tell of the edition of catalogue and content (docs/wire.md), read from their answers. */

export interface AnsweredPart {
  readonly name: string
  /** In milliseconds. */
  readonly changedAt: number
}

/** An edition of everything, and of its parts by name where they are told. */
export interface AnsweredEdition extends AnsweredPart {
  readonly parts?: ReadonlyMap<string, AnsweredPart>
}

/** The header by which an answer, and the page that is drawn of answers, name the parts that they are of. */
export const EDITION_PARTS = 'Edition-Parts'

/** The parts that the header names; none where it is absent, which says nothing. */
export function partsIn(headers: Headers): readonly string[] {
  const names = (headers.get(EDITION_PARTS) ?? '').split(',').map((name) => name.trim())
  return names.filter((name) => name !== '')
}

/** Milliseconds that a page waits at most for the answer. */
const PATIENCE_MS = 500

/** Asks the edition at an address: undefined where the services do not know the question; fails where they are away. */
export function editionAt(
  address: string,
  fetch: typeof globalThis.fetch,
): () => Promise<AnsweredEdition | undefined> {
  return async () => {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.status >= 500) throw new Error(`The edition was answered with ${response.status}.`)
    return response.ok ? editionIn(await response.json().catch(() => undefined)) : undefined
  }
}

/** Parts that cannot be read are none: pages then depend on the whole. */
function editionIn(body: unknown): AnsweredEdition | undefined {
  const whole = partIn(body)
  if (whole === undefined || !isObject(body)) return whole
  const told = 'parts' in body && isObject(body.parts) ? Object.entries(body.parts) : []
  const parts = told.flatMap(([name, each]): [string, AnsweredPart][] => {
    const part = partIn(each)
    return part === undefined ? [] : [[name, part]]
  })
  return { ...whole, parts: new Map(parts) }
}

function partIn(body: unknown): AnsweredPart | undefined {
  if (!isObject(body) || !('edition' in body) || !('changedAt' in body)) return undefined
  const { edition, changedAt } = body
  const time = Date.parse(String(changedAt))
  return typeof edition === 'string' && !Number.isNaN(time)
    ? { name: edition, changedAt: time }
    : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
