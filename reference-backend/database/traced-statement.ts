/** A statement as a span of the request that it is made for: what it does to which table, and neither its text nor its values. */

import { isTraced, spanning } from '../observe/spans.ts'

/** Sends the statement; a driver that answers otherwise than by a promise is left to itself. */
export function tracedStatement(statement: unknown, send: () => unknown): unknown {
  if (!isTraced()) return send()
  const text = textOf(statement)
  if (text === undefined) return send()
  const details = { 'db.system.name': 'postgresql', ...summaryOf(text) }
  return spanning({ name: details['db.query.summary'], kind: 'client', details }, async () =>
    send(),
  )
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return undefined
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined
}

/** `select quote`: the first word of a statement, and the first table that it names. */
function summaryOf(text: string) {
  const operation = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text)?.[1]
  const collection = table === undefined ? {} : { 'db.collection.name': table }
  const summary = table === undefined ? operation : `${operation} ${table}`
  return { 'db.operation.name': operation, 'db.query.summary': summary, ...collection }
}
