/**
 * How a port can fail. The union is plain data and lives in the domain, because charts keep failures in
 * their context; the application is where all other modules handle it.
 */
import type { PortFailure } from '../domain/shared/port-failure.ts'

export type { FailureKind, PortFailure } from '../domain/shared/port-failure.ts'

/**
 * Why code is not there that was to be fetched. A browser fetches code by itself and by no port, so it is asked itself whether it
 * is offline; a server has no line that it could lose.
 */
export function unfetched(): PortFailure {
  return { kind: 'unreachable', offline: !(globalThis.navigator?.onLine ?? true) }
}
