/** The thread that holds the backend: shared by all tabs where the browser can share one, else that of a single tab. */

import {
  type BackendState,
  NOTHING_YET,
  type Surroundings,
  type ToPage,
  type ToWorker,
} from '../messages.ts'
import { basePath, nameBelow } from '../../src/take-over/base-path.ts'
import { type Backend, backendOf } from './backend.ts'

/** What a page is spoken to by, whether the worker is shared or its own. */
interface Line {
  readonly postMessage: (message: ToPage, transferred: Transferable[]) => void
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<ToWorker>) => void,
  ) => void
}

/** Another demo below another path has another database. */
const LOCK = nameBelow(basePath, 'manifold-demo-database')
/** Milliseconds that a worker which has just ended may keep the lock. */
const PATIENCE_MS = 2_500

const lines = new Set<Line>()
let state: BackendState = 'opening'
let surroundings: Surroundings = NOTHING_YET

function tellAll(message: ToPage): void {
  for (const line of lines) line.postMessage(message, [])
}

function enter(next: BackendState): void {
  state = next
  tellAll({ kind: 'state', state })
}

/** Held as long as this thread lives: whoever else would open the database waits. */
const backend = new Promise<Backend>((resolve) => {
  const late = setTimeout(() => enter('elsewhere'), PATIENCE_MS)
  void navigator.locks.request(LOCK, () => {
    clearTimeout(late)
    resolve(
      backendOf(self.location.origin + basePath, {
        onState: enter,
        onSurroundings: (next) => {
          surroundings = next
          tellAll({ kind: 'surroundings', surroundings })
        },
      }),
    )
    return new Promise(() => {})
  })
})

function serve(line: Line): void {
  const running = new Map<number, AbortController>()
  lines.add(line)
  line.addEventListener('message', ({ data }) => {
    switch (data.kind) {
      case 'ask': {
        const stop = new AbortController()
        running.set(data.id, stop)
        void answer(line, data, stop.signal).finally(() => running.delete(data.id))
        break
      }
      case 'leave':
        running.get(data.id)?.abort()
        break
      case 'review':
        void review(line, data)
        break
      case 'begin-again':
        void beginAgain()
        break
    }
  })
  line.postMessage({ kind: 'state', state }, [])
  line.postMessage({ kind: 'surroundings', surroundings }, [])
}

async function answer(
  line: Line,
  { id, request }: Extract<ToWorker, { kind: 'ask' }>,
  signal: AbortSignal,
): Promise<void> {
  const given = await backend
    .then(({ ask }) => ask(request, signal))
    .catch((problem: unknown) => {
      console.error(problem)
      return undefined
    })
  line.postMessage({ kind: 'answer', id, answer: given }, given?.body ? [given.body] : [])
}

async function review(
  line: Line,
  { id, verdict }: Extract<ToWorker, { kind: 'review' }>,
): Promise<void> {
  const isDone = await backend.then((each) => each.review(verdict)).catch(() => false)
  line.postMessage({ kind: 'reviewed', id, isDone }, [])
}

async function beginAgain(): Promise<void> {
  await (await backend).beginAgain()
  tellAll({ kind: 'begun-again' })
}

if ('onconnect' in self) {
  self.addEventListener('connect', (event) => {
    const [port] = event instanceof MessageEvent ? event.ports : []
    if (port === undefined) return
    serve(port)
    port.start()
  })
} else {
  serve({
    postMessage: (message, transfer) => self.postMessage(message, { transfer }),
    addEventListener: (type, listener) => self.addEventListener(type, listener),
  })
}
