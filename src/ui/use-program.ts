/** Runs a reading program for a part of a page that can do without its answer for a while. */
import { either as E } from 'fp-ts'
import { useCallback, useEffect, useState } from 'react'
import type { PortFailure } from '../application/failure.ts'
import type { Program } from '../application/program.ts'

export type ProgramState<Answer> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | { readonly kind: 'read'; readonly answer: Answer }

/**
 * The answer of the program, and how to run it again. A changed program is run again, so pass one
 * that stays the same between renders; an older answer never replaces a newer one.
 */
export function useProgram<Answer>(
  program: (signal: AbortSignal) => Program<Answer>,
): readonly [reading: ProgramState<Answer>, again: () => void] {
  const [reading, setReading] = useState<ProgramState<Answer>>({ kind: 'waiting' })
  const [attempt, setAttempt] = useState(0)
  // A request is outside of React; leaving aborts it.
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      const answer = await program(signal)()
      if (signal.aborted) return
      setReading(
        E.isRight(answer)
          ? { kind: 'read', answer: answer.right }
          : { kind: 'failed', failure: answer.left },
      )
    }
    void ask()
    return () => leaving.abort()
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another attempt asks again
  }, [program, attempt])
  const again = useCallback(() => {
    setReading({ kind: 'waiting' })
    setAttempt((count) => count + 1)
  }, [])
  return [reading, again]
}
