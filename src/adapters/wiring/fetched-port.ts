/** A port whose adapter is fetched with the first question to it and kept, so that a shop of another engine never has its code. */
import { either as E } from 'fp-ts'
import { type PortFailure, unfetched } from '../../application/failure.ts'
import { lazy } from '../../application/lazy.ts'
import { isOnline } from '../browser/connection.browser.ts'

/** Every call of a port answers a task; one whose code cannot be fetched is `unfetched`. */
export function fetchedPort<Port extends object>(fetch: () => Promise<Port>): Port {
  const adapter = lazy(fetch)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its members are made when they are asked for
  return new Proxy({} as Port, {
    // Whoever hands it on by a promise asks whether it is one itself.
    get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : call(name)),
    // A copy of it would have no calls, and nobody would notice before one is missing.
    ownKeys: () => {
      throw new TypeError('A port that is fetched later cannot be copied: name each of its calls.')
    },
  })

  function call(name: string) {
    return (...given: readonly unknown[]) =>
      async (): Promise<E.Either<PortFailure, unknown>> => {
        const port = await adapter().catch(() => undefined)
        const method: unknown = port && Reflect.get(port, name)
        if (typeof method !== 'function') {
          return E.left(unfetched(isOnline()))
        }
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that is what every call of a port is
        const task = Reflect.apply(method, port, given) as () => Promise<
          E.Either<PortFailure, unknown>
        >
        return task()
      }
  }
}
