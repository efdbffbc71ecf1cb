/**
 * What the parts of a step are about to write and have not sent yet, such as a card that the vault is looking at. The
 * way on waits for it, and starts it where it has been chosen and not pressed for.
 */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'

interface StepWork {
  readonly isHeld: boolean
  readonly hold: (name: string, isHeld: boolean) => void
  /** Starts what is chosen and not pressed for; answers whether there was something. */
  readonly start: () => boolean
  /** Says what the way on starts; answers how to take that back. */
  readonly offer: (begin: () => void) => () => void
}

const StepWorkContext = createContext<StepWork | undefined>(undefined)

export function StepWorkProvider({ children }: { readonly children: ReactNode }) {
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set())
  const offered = useRef<() => void>(undefined)
  const hold = useCallback((name: string, isHeld: boolean) => {
    setHeld((now) => {
      if (now.has(name) === isHeld) return now
      return isHeld ? new Set([...now, name]) : new Set([...now].filter((each) => each !== name))
    })
  }, [])
  const offer = useCallback((begin: () => void) => {
    offered.current = begin
    return () => {
      if (offered.current === begin) offered.current = undefined
    }
  }, [])
  const start = useCallback(() => {
    offered.current?.()
    return offered.current !== undefined
  }, [])
  const work = useMemo(
    () => ({ isHeld: held.size > 0, hold, start, offer }),
    [held, hold, start, offer],
  )
  return <StepWorkContext value={work}>{children}</StepWorkContext>
}

export function useStepWork(): StepWork {
  const work = useContext(StepWorkContext)
  if (!work) throw new Error('A part of a step needs the frame of the checkout around it.')
  return work
}

/** Holds the way on while something is about to be written; the answer holds it from a press on, before it is seen. */
export function useHold(name: string, isHeld: boolean): () => void {
  const { hold } = useStepWork()
  // The end of the step is another part of the page. What is to be written is under way when this is told.
  useEffect(() => {
    hold(name, isHeld)
    return () => hold(name, false)
  }, [hold, name, isHeld])
  return useCallback(() => hold(name, true), [hold, name])
}

/** What the way on starts first, as long as the part is there. */
export function useStartOfWayOn(begin: () => void): void {
  const { offer } = useStepWork()
  const begun = useEffectEvent(begin)
  // The end of the step is another part of the page.
  useEffect(() => offer(() => begun()), [offer])
}
