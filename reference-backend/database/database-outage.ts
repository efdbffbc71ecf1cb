/** Which problems mean that the database is away, too slow or full: they pass, and are no defect of the code. */

/**
 * Connection exceptions, resources that have run out, a server that is ended or that ended the connection,
 * a statement that took too long, a lock that was not to be had, and collisions that came again and again.
 */
const PASSING_STATES = /^(08...|53...|57014|57P01|57P02|57P03|57P05|25P03|25P04|55P03|40001|40P01)$/

/** What the system was doing when it could not reach a server. */
const REACHING = new Set(['connect', 'getaddrinfo'])
/** How the system names a connection that was refused or lost. */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** What the driver says of a connection that it lost or gave up; it has no codes for that. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end)/

/** Whether a problem of a query or of its transaction comes from a database that cannot answer now. */
export function isOutage(problem: unknown): boolean {
  const cause = causeOf(problem)
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  const isUnreachable = 'syscall' in cause && REACHING.has(String(cause.syscall))
  const isLost = LOST.has(code) || DRIVER_WORDS.test(cause.message)
  return isUnreachable || isLost || PASSING_STATES.test(code)
}

/** An outage in a few words, for a log. */
export function outageWords(problem: unknown): string {
  const cause = causeOf(problem)
  if (!(cause instanceof Error)) return String(problem)
  // A failed connection to a name with several addresses has a code and no message.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}

/** The driver's error is the cause of the library's. */
function causeOf(problem: unknown): unknown {
  return problem instanceof Error && problem.cause instanceof Error && !('code' in problem)
    ? problem.cause
    : problem
}
