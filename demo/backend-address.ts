/** Which addresses are the backend's, below whatever path the demo stands; it knows its own from the root. */

import { isForBackend } from '../reference-backend/server/backend-path.ts'
import { basePath, pathBelow } from '../src/take-over/base-path.ts'

/** The address as the backend knows it; undefined for one of a page, of a file or of another origin. */
export function backendAddress(
  address: string,
  origin: string,
  base = basePath,
): string | undefined {
  const url = new URL(address)
  url.pathname = pathBelow(base, url.pathname)
  return url.origin === origin && isForBackend(url.pathname + url.search) ? url.href : undefined
}
