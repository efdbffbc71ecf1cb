/** Reads the lines of a long answer a hundred at a time, so that the page answers in between. */
import { isRecord } from '../../http/json.ts'
import { nextTask } from '../../http/next-task.ts'
import { decodeLine } from './quote-item.wire.ts'

/** Lines that are read in a few milliseconds. */
export const linesAtOnce = 100

/**
 * What was read is remembered by its codec; `pause` lets other work of the page go first. The answer has been parsed just
 * before, and what is made of it comes right after: of a long one, each is work of its own.
 */
export async function readLinesInPortions(
  body: unknown,
  pause: () => Promise<void> = nextTask,
): Promise<void> {
  const quote = isRecord(body) ? body['quote'] : undefined
  const items: unknown = isRecord(quote) ? quote['orderItems'] : undefined
  if (!Array.isArray(items) || items.length <= linesAtOnce) return
  await pause()
  for (let from = 0; from < items.length; from += linesAtOnce) {
    for (const item of items.slice(from, from + linesAtOnce)) decodeLine(item)
    // oxlint-disable-next-line no-await-in-loop -- the pause is what it is for
    await pause()
  }
}
