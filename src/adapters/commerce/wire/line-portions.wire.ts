/** Reads the lines of a long answer a hundred at a time, so that the page answers in between. */
import { isRecord } from '../../http/json.ts'
import { QuoteItemWire } from './quote-item.wire.ts'

/** Lines that are read in a few milliseconds. */
export const linesAtOnce = 100

/** What was read is remembered by its codec; `pause` lets other work of the page go first. */
export async function readLinesInPortions(
  body: unknown,
  pause: () => Promise<void> = nextTask,
): Promise<void> {
  const quote = isRecord(body) ? body['quote'] : undefined
  const items: unknown = isRecord(quote) ? quote['orderItems'] : undefined
  if (!Array.isArray(items)) return
  for (let from = 0; from + linesAtOnce < items.length; from += linesAtOnce) {
    for (const item of items.slice(from, from + linesAtOnce)) QuoteItemWire.decode(item)
    // oxlint-disable-next-line no-await-in-loop -- the pause is what it is for
    await pause()
  }
}

const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve)
  })
