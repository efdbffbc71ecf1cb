/** The page's end of the line to the worker that holds the backend. */

import { carriedRequest, responseOf } from '../carried.ts'
import {
  type BackendState,
  type CarriedAnswer,
  NOTHING_YET,
  type Surroundings,
  type ToPage,
  type ToWorker,
  type Verdict,
} from '../messages.ts'

export interface BackendLine {
  /** As `fetch`: rejects where the line breaks off, and where the caller gives up. */
  readonly ask: (request: Request) => Promise<Response>
  /** Has the seller look at a quote; false where that cannot be done any more. */
  readonly review: (verdict: Verdict) => Promise<boolean>
  readonly beginAgain: () => void
  readonly present: () => { readonly state: BackendState; readonly surroundings: Surroundings }
  /** Calls back after each change; answers what ends that. */
  readonly listen: (hear: () => void) => () => void
}

/** What there is to speak to: a port of a worker that all tabs share, or a worker of this tab. */
interface Port {
  readonly postMessage: (message: ToWorker, transferred: Transferable[]) => void
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<ToPage>) => void,
  ) => void
}

/** Opens the worker, or joins it where another tab has opened it. */
export function openBackendLine(onBegunAgain: () => void): BackendLine {
  const port = openPort()
  const waiting = new Map<number, (answer: CarriedAnswer | undefined) => void>()
  const reviewing = new Map<number, (isDone: boolean) => void>()
  const hearing = new Set<() => void>()
  let present: ReturnType<BackendLine['present']> = {
    state: 'opening',
    surroundings: NOTHING_YET,
  }
  let asked = 0
  const change = (next: Partial<typeof present>) => {
    present = { ...present, ...next }
    for (const hear of hearing) hear()
  }
  const send = (message: ToWorker, transferred: Transferable[] = []) =>
    port.postMessage(message, transferred)
  port.addEventListener('message', ({ data }) => {
    switch (data.kind) {
      case 'state':
        change({ state: data.state })
        break
      case 'surroundings':
        change({ surroundings: data.surroundings })
        break
      case 'answer':
        waiting.get(data.id)?.(data.answer)
        waiting.delete(data.id)
        break
      case 'reviewed':
        reviewing.get(data.id)?.(data.isDone)
        reviewing.delete(data.id)
        break
      case 'begun-again':
        onBegunAgain()
        break
    }
  })
  return {
    present: () => present,
    listen: (hear) => {
      hearing.add(hear)
      return () => hearing.delete(hear)
    },
    review: (verdict) =>
      new Promise((resolve) => {
        asked += 1
        reviewing.set(asked, resolve)
        send({ kind: 'review', id: asked, verdict })
      }),
    beginAgain: () => send({ kind: 'begin-again' }),
    ask: async (request) => {
      const { signal } = request
      signal.throwIfAborted()
      const carried = await carriedRequest(request)
      asked += 1
      const id = asked
      const answer = await new Promise<CarriedAnswer | undefined>((resolve, reject) => {
        waiting.set(id, resolve)
        signal.addEventListener('abort', () => {
          waiting.delete(id)
          send({ kind: 'leave', id })
          reject(signal.reason)
        })
        send({ kind: 'ask', id, request: carried }, carried.body ? [carried.body] : [])
      })
      // What a browser says of a connection that dies.
      if (answer === undefined) throw new TypeError('Failed to fetch')
      return responseOf(answer)
    },
  }
}

function openPort(): Port {
  if (typeof SharedWorker === 'undefined') {
    return new Worker(new URL('../worker/backend.worker.ts', import.meta.url), { type: 'module' })
  }
  const { port } = new SharedWorker(new URL('../worker/backend.worker.ts', import.meta.url), {
    type: 'module',
    name: 'manifold-demo',
  })
  port.start()
  return port
}
