import { useEffect, useSyncExternalStore } from 'react'
import type { Late } from './late.ts'

/**
 * The piece once it is there, `undefined` until then. It is fetched when the block stands on the
 * page and the browser is idle, so that it is there before it is needed, and again each time
 * `wanted` becomes true: an interrupted connection costs one more press and never the page.
 */
export function useLate<Piece>(source: Late<Piece>, wanted: boolean): Piece | undefined {
  useEffect(() => {
    if (wanted) source.load().catch(() => undefined)
    else source.loadAhead()
  }, [source, wanted])
  return useSyncExternalStore(source.subscribe, source.arrived)
}
