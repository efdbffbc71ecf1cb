/** Statements of the embedded database as spans, those of a transaction included. */

import type { PGlite, Transaction } from '@electric-sql/pglite'
import { tracedStatement } from './traced-statement.ts'

/** The same database, telling of its statements. */
export function withTracedStatements(client: PGlite): PGlite {
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((tx) => work(telling<Transaction>(tx)))
  return telling(client, { transaction })
}

/** Its own fields are private, so that nothing but itself can stand behind its functions. */
function telling<A extends Pick<Transaction, 'query'>>(sender: A, own: Partial<A> = {}): A {
  const query = (text: string, ...rest: readonly unknown[]): unknown =>
    tracedStatement(text, () => Reflect.apply(sender.query, sender, [text, ...rest]))
  const told = { ...own, query }
  return new Proxy(sender, {
    get: (target, name) => {
      if (name in told) return Reflect.get(told, name)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
