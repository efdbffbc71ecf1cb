/** A write of a service whose code is fetched with the first entry that is sent. */
import { useCallback } from 'react'
import { type Lazy, withLazy } from '../application/lazy.ts'
import type { Program } from '../application/program.ts'

/** `write` stays the same between renderings: a function of the module. */
export function useLazyWrite<Service, Entry, Result>(
  service: Lazy<Service>,
  write: (service: Service, entry: Entry) => Program<Result>,
): (entry: Entry) => Program<Result> {
  return useCallback(
    (entry: Entry) => withLazy(service, (given) => write(given, entry)),
    [service, write],
  )
}
