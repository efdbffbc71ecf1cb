/**
 * How a port can fail. The union is plain data and lives in the domain, because charts keep failures in
 * their context; the application is where all other modules handle it.
 */
export type { FailureKind, PortFailure } from '../domain/shared/port-failure.ts'
