/** Code and ports that wiring fetches when they are first needed; whoever waits for them is told why they cannot be had. */
import { Unfetched } from '../../application/failure.ts'
import { type Lazy, lazy } from '../../application/lazy.ts'
import { isOnline } from '../browser/connection.browser.ts'

/** Fetched once; rejects with `Unfetched`. */
export function fetched<Value>(load: () => Promise<Value>): Lazy<Value> {
  return lazy(async () => {
    try {
      return await load()
    } catch (cause) {
      throw new Unfetched(isOnline(), { cause })
    }
  })
}
