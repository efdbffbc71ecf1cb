/** Which addresses are the backend's; every other one belongs to the single page. */

const BACKEND_PATH = /^\/(api|public|media|internal|test|health|openid)\//

/** How an address calls the engine on any path; the engine does not look at the case of names. */
const ENGINE_CALL = 'slataction'

/** Whether the backend answers this path with its query: `/api/site-setting?x=1`. */
export function isForBackend(target: string): boolean {
  if (BACKEND_PATH.test(target)) return true
  const start = target.indexOf('?')
  return start >= 0 && engineCallIn(new URLSearchParams(target.slice(start))) !== undefined
}

/** The call of the engine that a query names, such as `account.impersonateAccount`; undefined for none. */
export function engineCallIn(query: URLSearchParams): string | undefined {
  for (const [name, value] of query) if (name.toLowerCase() === ENGINE_CALL) return value
  return undefined
}
