/**
 * How many round trips follow each other when a hundred lines become lines of a quote:
 * `npx tsx scripts/bench-draft-order.ts`. Every answer of the fake shop takes just as long, so that the time
 * it takes in all is a number of answers that had to be waited for one after another.
 */
import { aFilling, linesFor } from '../test/machine/draft-order/filling.ts'

/** Milliseconds. */
const latency = 150

const filling = aFilling({ delay: latency })
const begin = performance.now()
filling.send({ type: 'sheet.paste', text: linesFor(100, (index) => index + 1) })
await until(() => filling.view().table?.counts.ready === 100)
const known = performance.now()
filling.send({ type: 'lines.add' })
await until(() => filling.view().stage === 'done')
const end = performance.now()

const trips = (from: number, to: number) => Math.round((to - from) / latency)
const asked = trips(begin, known)
const added = trips(known, end)
const requests = filling.held.sent.length
console.log(
  `100 lines of 12 products, round trips in turn at ${latency} ms latency: ${asked + added}, of ${requests} requests (aim: at most 14)`,
)

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}
