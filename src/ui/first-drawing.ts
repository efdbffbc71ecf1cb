/**
 * The first drawing of a page: by a server, and once more by the browser that takes it over. Both must come to the same,
 * so whatever depends on the browser waits until the page is taken over.
 */
import {
  createContext,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'

const nothing = () => () => {}
const yes = () => true
const no = () => false

/** Whether this part is being drawn by a server, or taken over as a server has drawn it. */
export function useIsFirstDrawing(): boolean {
  return useSyncExternalStore(nothing, no, yes)
}

/** Asks once for the part of this id, however often React begins with the part. */
type AnswerOnce = <Value>(id: string, ask: () => Promise<Value>) => Promise<Value>

/** The questions that parts ask during the first drawing. An id belongs to one place of the page. */
export function firstAnswers(): AnswerOnce {
  const asked = new Map<string, Promise<unknown>>()
  return <Value>(id: string, ask: () => Promise<Value>) => {
    const answer = asked.get(id) ?? ask()
    asked.set(id, answer)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one place asks one kind of question
    return answer as Promise<Value>
  }
}

export const FirstAnswersContext = createContext<AnswerOnce>((_, ask) => ask())

/** Whether all parts are drawn at once, as a server does; a browser takes over what is far below when it comes near. */
export const DrawnWholeContext = createContext(false)

/**
 * A part that may come later than what stands around it, as it is drawn first, until it has been taken over: React would
 * throw away what it has not come to yet when something above it changes. Answers what to draw, and `there`, to be called
 * once the part is there.
 */
export function useHeldDrawing(
  isLater: boolean,
  draw: (there: () => void) => ReactNode,
): ReactNode {
  const isFirst = useIsFirstDrawing()
  const [isHeld, setHeld] = useState(isFirst && isLater)
  const drawn = draw(() => setHeld(false))
  const [held] = useState(isHeld ? drawn : undefined)
  return isHeld ? held : drawn
}

/** Says once that the part it stands in has been taken over or drawn; draws nothing. */
export function Taken({ tell }: { readonly tell: () => void }): null {
  const onTaken = useEffectEvent(tell)
  useEffect(() => onTaken(), [])
  return null
}
