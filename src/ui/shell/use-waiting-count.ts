/** Asks what waits for the customer, when a page is at rest: no page waits for it, and it is not asked on every one. */
import { useLocation } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useEffect, useRef, useState } from 'react'
import { withLazy } from '../../application/lazy.ts'
import { waitingIn } from '../../domain/delivery/waiting.ts'
import { useServices } from '../storefront-context.tsx'
import { whenAtRest } from '../when-at-rest.ts'

/** Milliseconds for which an answer is taken to be right. */
const freshness = 60_000

/** 0 until it is known. A reading that fails leaves what was known before. */
export function useWaitingCount(): number {
  const { statements } = useServices()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [count, setCount] = useState(0)
  const knownAt = useRef(Number.NEGATIVE_INFINITY)
  // Another page is the moment to ask again; a request is outside of React.
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      if (signal.aborted || performance.now() - knownAt.current < freshness) return
      const answer = await withLazy(statements, ({ agenda }) => agenda(signal))()
      if (signal.aborted || E.isLeft(answer)) return
      knownAt.current = performance.now()
      setCount(waitingIn(answer.right).count)
    }
    const stop = whenAtRest(() => void ask())
    return () => {
      stop()
      leaving.abort()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another path is another page
  }, [statements, path])
  return count
}
