/**
 * A port whose calls are watched: names of the suites are put in place of those of a backend and back, and what became
 * of each call is told. Suites speak of the accounts that the demo has; a backend has others.
 */
import type { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'

export interface Watch {
  /** A text of a suite, as the backend has it. */
  readonly outward: (text: string) => string | Promise<string>
  /** A text of the backend, as the suites have it. */
  readonly inward: (text: string) => string
  /** What a call has come to, by its name. */
  readonly answered: (call: string, answer: E.Either<PortFailure, unknown>) => void
}

/** The port of that name, watched; its methods answer tasks. */
export function watchedPort<Port extends object>(name: string, port: Port, watch: Watch): Port {
  return new Proxy(port, {
    get: (target, method, receiver) => {
      const member: unknown = Reflect.get(target, method, receiver)
      if (typeof member !== 'function' || typeof method !== 'string') return member
      return (...given: readonly unknown[]) => {
        return async () => {
          const outward = await Promise.all(given.map((each) => renamedOutward(each, watch)))
          const answer: unknown = await Reflect.apply(member, target, outward)()
          if (isEither(answer)) watch.answered(`${name}.${method}`, answer)
          return renamed(answer, watch.inward)
        }
      }
    },
  })
}

function isEither(value: unknown): value is E.Either<PortFailure, unknown> {
  return typeof value === 'object' && value !== null && '_tag' in value
}

async function renamedOutward(value: unknown, { outward }: Watch): Promise<unknown> {
  const names = new Map<string, string>()
  for (const text of textsIn(value)) {
    // oxlint-disable-next-line no-await-in-loop -- an account is made once, however often it is named
    names.set(text, await outward(text))
  }
  return renamed(value, (text) => names.get(text) ?? text)
}

/** Every text in it, as deep as it is plain data. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isPlain(value) ? Object.values(value).flatMap(textsIn) : []
}

/** The same value with every text renamed, as deep as it is plain data; everything else stays what it is. */
function renamed(value: unknown, rename: (text: string) => string): unknown {
  if (typeof value === 'string') return rename(value)
  if (Array.isArray(value)) return value.map((each) => renamed(each, rename))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, renamed(each, rename)]),
  )
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
