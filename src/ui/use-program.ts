/** Runs a reading program for a part of a page that can do without its answer for a while. */
import { either as E } from 'fp-ts'
import { use, useCallback, useContext, useEffect, useId, useRef, useState } from 'react'
import type { PortFailure } from '../application/failure.ts'
import type { Program } from '../application/program.ts'
import { FirstAnswersContext, useIsFirstDrawing } from './first-drawing.ts'

export type ProgramState<Answer> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | { readonly kind: 'read'; readonly answer: Answer }

/**
 * The answer of the program, and how to run it again. A changed program is run again, so pass one
 * that stays the same between renders; an older answer never replaces a newer one. What was known before, an answer
 * or a failure, stands until then: who shows another thing by it says of which question an answer is.
 */
export function useProgram<Answer>(
  program: (signal: AbortSignal) => Program<Answer>,
): readonly [reading: ProgramState<Answer>, again: () => void] {
  const first = useFirstAnswer(program)
  const [reading, setReading] = useState<ProgramState<Answer>>(first ?? { kind: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  const answered = useRef(first && program)
  // A request is outside of React; leaving aborts it.
  useEffect(() => {
    if (answered.current === program) return undefined
    answered.current = undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      const answer = await program(signal)()
      if (signal.aborted) return
      setReading(readingOf(answer))
    }
    void ask()
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another attempt asks again
  }, [program, attempt])
  const again = useCallback(() => {
    answered.current = undefined
    setReading({ kind: 'waiting' })
    setAttempt((count) => count + 1)
  }, [])
  return [reading, again]
}

/**
 * What the program answers while a server draws the page, and while a browser takes it over: the part waits for it,
 * so that both draw the same. Undefined for a part that is drawn later.
 */
function useFirstAnswer<Answer>(
  program: (signal: AbortSignal) => Program<Answer>,
): ProgramState<Answer> | undefined {
  const [isFirst] = useState(useIsFirstDrawing())
  const answerOnce = useContext(FirstAnswersContext)
  const id = useId()
  return isFirst
    ? readingOf(use(answerOnce(id, () => program(new AbortController().signal)())))
    : undefined
}

function readingOf<Answer>(answer: E.Either<PortFailure, Answer>): ProgramState<Answer> {
  return E.isRight(answer)
    ? { kind: 'read', answer: answer.right }
    : { kind: 'failed', failure: answer.left }
}
