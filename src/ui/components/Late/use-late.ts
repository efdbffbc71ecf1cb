import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Late } from './late.ts'

/**
 * The piece once it is there, `undefined` until then. It is fetched when the block stands on the
 * page and the browser is idle, so that it is there before it is needed, and again each time
 * `wanted` becomes true: an interrupted connection costs one more press and never the page. Whoever
 * wants to say so is told by `onMissed` that what was wanted could not be fetched.
 */
export function useLate<Piece>(
  source: Late<Piece>,
  wanted: boolean,
  onMissed?: () => void,
): Piece | undefined {
  const missed = useEffectEvent(() => onMissed?.())
  useEffect(() => {
    if (!wanted) {
      source.loadAhead()
      return undefined
    }
    let isWaiting = true
    source.load().catch(() => isWaiting && missed())
    return () => {
      isWaiting = false
    }
  }, [source, wanted])
  return useSyncExternalStore(source.subscribe, source.arrived)
}
