/** Adapters that are chosen by name: `priceBook=commerce`. */
import { either as E } from 'fp-ts'

/** The adapter of each port that is named; or the sentence that says which is none, or one too many. */
export function adaptersOf(
  pairs: readonly string[],
  known: ReadonlyMap<string, readonly string[]>,
): E.Either<string, Readonly<Record<string, string>>> {
  const chosen = new Map<string, string>()
  for (const pair of pairs) {
    const [port = '', name, ...more] = pair.split('=').map((part) => part.trim())
    const names = known.get(port)
    if (name === undefined || more.length > 0)
      return E.left(
        `ADAPTERS holds ${quoted(pair)}, which is no port and adapter, as in search=search.`,
      )
    if (names === undefined)
      return E.left(`ADAPTERS names the port ${quoted(port)}, which the shop does not have.`)
    if (!names.includes(name))
      return E.left(
        `ADAPTERS names ${quoted(name)} for ${port}, which can have ${names.join(', ')}.`,
      )
    if (chosen.has(port)) return E.left(`ADAPTERS names two adapters for the port ${port}.`)
    chosen.set(port, name)
  }
  return E.right(Object.fromEntries(chosen))
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 200))
}
