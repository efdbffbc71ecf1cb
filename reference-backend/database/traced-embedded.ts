/** Statements of the embedded database as spans, those of a transaction included. */

import type { ParserOptions, PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import { tracedStatement } from './traced-statement.ts'

/** The same database, telling of its statements. */
export function withTracedStatements(client: PGlite): PGlite {
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((tx) => work(telling<Transaction>(tx, client.parsers)))
  return telling(client, client.parsers, { transaction })
}

/** Its own fields are private, so that nothing but itself can stand behind its functions. */
function telling<A extends Pick<Transaction, 'query'>>(
  sender: A,
  parsers: ParserOptions,
  own: Partial<A> = {},
): A {
  const query = (text: string, values?: unknown[], options?: QueryOptions): unknown =>
    tracedStatement(text, () =>
      Reflect.apply(sender.query, sender, [text, values, withKept(parsers, options)]),
    )
  const told = { ...own, query }
  return new Proxy(sender, {
    get: (target, name) => {
      if (name in told) return Reflect.get(told, name)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/**
 * The same options without parsers, which are the same for every statement: the database takes them as its own, where it
 * would copy all that it has for each statement, which takes a third of the time of a short one.
 */
function withKept(kept: ParserOptions, options: QueryOptions | undefined) {
  if (options?.parsers === undefined) return options
  const { parsers, ...rest } = options
  Object.assign(kept, parsers)
  return rest
}
