/**
 * How many round trips follow each other when lines of a table become lines of a quote:
 * `npx tsx scripts/bench-draft-order.ts`. All requests that wait at a time are answered together, so that what is counted
 * is how often answers had to be waited for, however busy the machine is.
 */
import {
  aFilling,
  aShopOf,
  type Filling,
  linesFor,
  until,
} from '../test/machine/draft-order/filling.ts'

interface Table {
  readonly lines: number
  readonly products: number
  readonly aim: number
}

const tables: readonly Table[] = [
  { lines: 100, products: 12, aim: 14 },
  { lines: 2000, products: 24, aim: 280 },
]

for (const { lines, products, aim } of tables) {
  const { trips, requests } = await tripsOf(lines, products)
  const name = `${lines} lines of ${products} products, round trips in turn`
  console.log(`${name}: ${trips}, of ${requests} requests (aim: at most ${aim})`)
}

/** From the paste of so many lines to the last of them on the quote. */
async function tripsOf(lines: number, products: number) {
  const filling = aFilling({ shop: aShopOf(products) })
  filling.send({ type: 'sheet.paste', text: linesFor(lines, (index) => index + 1, products) })
  await until(() => filling.held.waiting().length > 0 || filling.view().refusal !== undefined)
  if (filling.view().refusal) filling.send({ type: 'hundreds.take' })
  const checked = await checkedHundreds(filling, lines)
  filling.send({ type: 'lines.add' })
  const added = await filling.held.answerAll()
  const count = filling.stored().length
  if (count !== lines) throw new Error(`${count} of ${lines} lines are on the quote.`)
  return { trips: checked + added, requests: filling.held.sent.length }
}

/** Each hundred has its turn once everything is known of those before it. */
async function checkedHundreds(filling: Filling, lines: number): Promise<number> {
  let trips = 0
  for (let hundred = 0; hundred < lines / 100; hundred += 1) {
    trips += await filling.held.answerAll()
    filling.clock.increment(1)
  }
  return trips
}
