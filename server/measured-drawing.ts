/** Counts what becomes of the pages that are drawn, and how long it takes. */

import { type PageOutcome, tell } from '../reference-backend/observe/happenings.ts'
import type { Answering } from './delivery.ts'

/** Draws as before. A page without looks of its own is the plain shell, which a browser draws by itself. */
export function measuredDrawing(draw: Answering, styleHash: string): Answering {
  return async (request) => {
    const began = performance.now()
    const response = await draw(request)
    const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
    if (isPage) {
      const outcome = outcomeOf(response, styleHash)
      tell({ kind: 'page', outcome, seconds: (performance.now() - began) / 1000 })
    }
    return response
  }
}

function outcomeOf({ status, headers }: Response, styleHash: string): PageOutcome {
  if (status >= 500) return 'failed'
  return status === 200 && !headers.has(styleHash) ? 'plain' : 'drawn'
}
