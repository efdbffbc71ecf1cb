/** What may stand in a log of what happened: no names, addresses, secrets or values of a customer. */

export type Details = Readonly<Record<string, unknown>>

/** Names whose values are never written. */
const SECRET = /token|password|authori[sz]ation|secret|cookie|email|phone|card/i
/** Names whose values are messages of a problem. */
const PROBLEM = /^(problem|message)$/
/** Names whose values are addresses of a page or a service; their queries say what a user looks for. */
const ADDRESS = /^(address|url|path)$/i
const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+/g
/** What a message quotes is what a user has typed. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g
/** Keys, numbers of cards and orders. */
const LONG = /[\w+/=-]{24,}|\d{5,}/g
const LONGEST = 300
const FRAMES = 6

/** The details as they may be written. */
export function safeDetails(details: Details): Details {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, safeValue(name, value)]),
  )
}

function safeValue(name: string, value: unknown): unknown {
  if (SECRET.test(name)) return '…'
  if (value instanceof Error) return safeProblem(value)
  if (typeof value === 'string' && PROBLEM.test(name)) return safeMessage(value)
  if (typeof value === 'string') return safeText(ADDRESS.test(name) ? withoutQuery(value) : value)
  if (typeof value === 'number' || typeof value === 'boolean' || value === undefined) return value
  if (Array.isArray(value)) return value.slice(0, 20).map((each) => safeValue(name, each))
  // A function or a symbol says nothing that anybody could look up.
  return typeof value === 'object' && value !== null ? safeDetails({ ...value }) : typeof value
}

/** A text without what may be personal. */
export function safeText(text: string): string {
  return text.replace(EMAIL, '…').slice(0, LONGEST)
}

/** A message without what it repeats of its input. */
function safeMessage(message: string): string {
  return safeText(message.replace(QUOTED, '…').replace(LONG, '…'))
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '')
}

/**
 * A problem by its kind and its place in the code. Of a failed statement neither its text nor its values are told, but what
 * the database calls the failure.
 */
function safeProblem(problem: Error): Details {
  const inner = problem.cause instanceof Error ? problem.cause : undefined
  const isOfStatement = 'query' in problem || 'severity' in problem || 'params' in problem
  const said = isOfStatement ? {} : { message: safeMessage(problem.message) }
  return {
    kind: problem.name,
    ...said,
    ...databaseWords(problem),
    at: framesOf(problem),
    ...(inner === undefined ? {} : { cause: safeProblem(inner) }),
  }
}

/** What a database tells of a failure that is no value: its state, and the names of table and rule. */
function databaseWords(problem: Error): Details {
  const words = ['code', 'table', 'constraint', 'routine'].flatMap((name) => {
    const value: unknown = Reflect.get(problem, name)
    return typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? [[name, value]] : []
  })
  return Object.fromEntries(words)
}

/** The lines of a stack that are places; the first ones repeat the message. */
function framesOf({ stack = '' }: Error): readonly string[] {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim())
}
