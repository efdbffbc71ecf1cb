/** Statements that say for which request they are made, to the log of a Postgres server and to whoever traces. */

import { correlationID } from '../observe/correlation.ts'
import { tracedStatement } from './traced-statement.ts'

/** What statements are sent by: a pool, or one connection of it. */
interface Sender {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver has a dozen forms of this
  readonly query: (...sent: any[]) => any
}

/**
 * The same with the correlation id of the present request before each statement, as a comment. It is taken when the statement is
 * handed in: one that waits for a connection is sent by whoever gives one back.
 */
export function withFollowedStatements<A extends Sender>(sender: A): A {
  const query = (statement: unknown, ...rest: readonly unknown[]): unknown =>
    tracedStatement(statement, () => sender.query(followed(statement), ...rest))
  return withQuery(sender, query)
}

/** The same with another way to send a statement. */
export function withQuery<A extends Sender>(sender: A, query: Sender['query']): A {
  return Object.assign(Object.create(sender), { query })
}

/** The statement with the id; a prepared one keeps its text, since it is sent once for many requests. */
function followed(statement: unknown): unknown {
  const id = correlationID()
  if (id === undefined) return statement
  const comment = `/* request ${id} */ `
  if (typeof statement === 'string') return comment + statement
  return isUnnamed(statement) ? { ...statement, text: comment + statement.text } : statement
}

function isUnnamed(statement: unknown): statement is { readonly text: string } {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return false
  const isNamed = 'name' in statement && statement.name !== undefined
  return !isNamed && 'text' in statement && typeof statement.text === 'string'
}
