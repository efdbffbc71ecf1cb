/**
 * Shows what is fetched after its page: code, or a service with it. Pages themselves are fetched by the router,
 * and their services by their loaders.
 */
import {
  type ComponentType,
  lazy as lazyComponent,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type { Lazy } from '../application/lazy.ts'
import { Taken, useHeldDrawing, useIsFirstDrawing } from './first-drawing.ts'
import { whenUsed, whenUsedOrAtRest } from './when-at-rest.ts'

export { allLazy, lazy } from '../application/lazy.ts'

interface LoadedProps<Value> {
  readonly of: Lazy<Value>
  /** Nothing is fetched before; each time it becomes true a failed fetch is tried again. */
  readonly wanted?: boolean
  /** What a part that a server has drawn waits for before it is fetched and taken over. */
  readonly after?: Promise<void> | undefined
  /** Holds the place meanwhile. */
  readonly waiting?: ReactNode
  /** Stands there after a failure; `retry` fetches again. */
  readonly failed?: (retry: () => void) => ReactNode
  readonly onFailed?: (() => void) | undefined
  readonly children: (value: Value) => ReactNode
}

/** Its children with the value, as soon as it is there; at once where it has been fetched before. */
export function Loaded<Value>({ of: source, wanted = true, after, ...props }: LoadedProps<Value>) {
  const [Attempt, setAttempt] = useState(() => (wanted ? attemptOf(source, after) : undefined))
  const [FailedAttempt, setFailedAttempt] = useState<typeof Attempt>()
  const [wasWanted, setWasWanted] = useState(wanted)
  const tryAgain = () => setAttempt(() => attemptOf(source))
  if (wanted !== wasWanted) {
    setWasWanted(wanted)
    // Another part may have fetched the same value since this one failed, so the attempt itself is asked.
    if (wanted && (Attempt === undefined || Attempt === FailedAttempt)) tryAgain()
  }
  const onFailed = () => {
    setFailedAttempt(() => Attempt)
    props.onFailed?.()
  }
  return useHeldDrawing(
    wanted,
    (there) =>
      Attempt && (
        <Suspense fallback={props.waiting}>
          <Attempt {...props} onFailed={onFailed} retry={tryAgain} />
          <Taken tell={there} />
        </Suspense>
      ),
  )
}

interface AttemptProps<Value>
  extends Omit<LoadedProps<Value>, 'of' | 'wanted' | 'after' | 'waiting'> {
  readonly retry: () => void
}

/** One fetch as a component. A failure is a value here: nothing is thrown at the page around. */
function attemptOf<Value>(
  source: Lazy<Value>,
  after?: Promise<void>,
): ComponentType<AttemptProps<Value>> {
  const value = source.loaded()
  if (value !== undefined) return ({ children }) => children(value)
  const fetch = after ? () => after.then(() => fetchedAtLast(source)) : source
  return lazyComponent(() =>
    fetch().then(
      (fetched) => ({ default: ({ children }: AttemptProps<Value>) => children(fetched) }),
      // A component of its own: React would take the same one for the attempt before.
      () => ({ default: (props: AttemptProps<Value>) => <Failed {...props} /> }),
    ),
  )
}

/** What is drawn can be read without it, so a fetch that fails says nothing; it is tried again at the next use of the page. */
async function fetchedAtLast<Value>(source: Lazy<Value>): Promise<Value> {
  try {
    return await source()
  } catch {
    await new Promise<void>((resolve) => void whenUsed(resolve))
    return fetchedAtLast(source)
  }
}

function Failed(props: Omit<AttemptProps<never>, 'children'>) {
  const { failed, onFailed, retry } = props
  const tell = useEffectEvent(() => onFailed?.())
  // Each attempt that fails is reported once.
  useEffect(() => tell(), [])
  return failed?.(retry)
}

/**
 * The value where it has been fetched before; undefined in the first drawing of a page, which does not depend on what
 * this process or browser happens to have.
 */
export function useLoadedBefore<Value>(source: Lazy<Value>): Value | undefined {
  const isFirst = useIsFirstDrawing()
  const [value] = useState(() => (isFirst ? undefined : source.loaded()))
  return value
}

/**
 * Fetches a value before it is needed, while the connection is there: when the page is first used, or once it is
 * at rest. It takes nothing away from what the page itself still waits for. `when` says so where it may come later still.
 */
export function usePreload(source: Lazy<unknown>, when = whenUsedOrAtRest): void {
  useEffect(() => when(() => void source().catch(() => undefined)), [source, when])
}
