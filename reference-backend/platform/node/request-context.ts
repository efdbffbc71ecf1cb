/** What belongs to the request that is being answered, wherever the code that answers it waits. */

import { AsyncLocalStorage } from 'node:async_hooks'

export interface RequestContext<A> {
  /** Does the work under a value. */
  readonly run: <B>(value: A, work: () => B) => B
  /** The value that this code works under; undefined outside of any. */
  readonly present: () => A | undefined
}

export function requestContext<A>(): RequestContext<A> {
  const storage = new AsyncLocalStorage<A>()
  return {
    run: (value, work) => storage.run(value, work),
    present: () => storage.getStore(),
  }
}
