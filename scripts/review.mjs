// The reviewer's command: talks to the running server over HTTP, with the key from the data folder.
//
//   npm run review -- list
//   npm run review -- approve ORDER [--reason "…"]
//   npm run review -- return  ORDER --reason "…"
//   npm run review -- decline ORDER --reason "…"
//   npm run review -- orders
//   npm run review -- ship   NUMBER [--lines 1,3] [--tracking "…"]   (all that is left without --lines)
//   npm run review -- cancel NUMBER --reason "…"
//   npm run review -- refund NUMBER [AMOUNT]   (all that was paid without AMOUNT)
//   npm run review -- reviews   (what customers say about products and nobody has read yet)
//   npm run review -- reviews approve NUMBER
//   npm run review -- reviews reject  NUMBER --reason "…"
//   npm run review -- price CODE PERCENT   (what a product costs from now on, such as 104 for four percent more)
//   npm run review -- deliveries   (places the scheduled deliveries that are due, without waiting for the next look)
//   npm run review -- link EMAIL   (what another place would hand out: signs in once, within a minute)
//
// ORDER is a quote number, an order id or the name of a quote. PORT, HOST and DATA_DIR as for the server.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const USAGE = `npm run review -- list | approve | return | decline ORDER --reason "…" | link EMAIL
  | orders | ship NUMBER [--lines 1,3] [--tracking "…"] | cancel NUMBER --reason "…" | refund NUMBER [AMOUNT]
  | reviews [approve NUMBER | reject NUMBER --reason "…"] | price CODE PERCENT | deliveries`

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const dataDir = process.env.DATA_DIR || join(root, '.data')
const address = `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 4173}`

const OPTIONS = {
  reason: { type: 'string' },
  lines: { type: 'string' },
  tracking: { type: 'string' },
}

await main()

async function main() {
  const { positionals, values } = readArguments()
  const [action, ...order] = positionals
  if (action === undefined) return fail(USAGE)
  const [number, ...rest] = order
  const named =
    action === 'refund' || action === 'price'
      ? { order: number, amount: rest[0] }
      : action === 'reviews'
        ? { verdict: number, order: rest[0] }
        : { order: order.join(' ') }
  const answer = await ask({ action, ...named, ...values })
  if (answer === undefined) return
  if (action === 'list') printList(answer.quotes)
  else if (action === 'orders') printOrders(answer.orders)
  else if (answer.reviews) printReviews(answer.reviews)
  else if (answer.ok) console.log(answer.text)
  else fail(answer.text)
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS })
  } catch {
    return { positionals: [], values: {} }
  }
}

async function ask(body) {
  const key = readKey()
  if (key === undefined) return fail(`There is no review key in ${dataDir}. Has the server run?`)
  try {
    const response = await fetch(`${address}/internal/review`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    })
    if (response.status === 403) return fail('The server does not accept the key in DATA_DIR.')
    return await response.json()
  } catch {
    return fail(`No server answers at ${address}. Start it with npm start.`)
  }
}

function readKey() {
  try {
    return readFileSync(join(dataDir, 'review-key'), 'utf8').trim()
  } catch {
    return undefined
  }
}

function printList(quotes) {
  if (quotes.length === 0) console.log('No quote waits for review.')
  for (const quote of quotes) {
    const total = `${quote.total.toFixed(2)} ${quote.currencyCode}`
    console.log(
      `${quote.quoteNumber}  ${quote.status.padEnd(11)}  ${total.padStart(16)}  ${quote.quoteName}`,
    )
    console.log(`       ${quote.company} <${quote.emailAddress}>, PO ${quote.purchaseOrderNumber}`)
    if (quote.comment !== '') console.log(`       "${quote.comment}"`)
  }
}

function printOrders(orders) {
  if (orders.length === 0) console.log('No order is open.')
  for (const order of orders) {
    const total = `${order.total.toFixed(2)} ${order.currencyCode}`
    console.log(
      `${order.orderNumber}  ${order.status.padEnd(11)}  ${total.padStart(16)}  ${order.emailAddress}`,
    )
    console.log(`       ${order.payments.join(', ')}`)
    for (const { line, quantity, modelNumber, isSent } of order.lines) {
      console.log(`       ${line}. ${quantity} x ${modelNumber}${isSent ? ', sent' : ''}`)
    }
  }
}

function printReviews(reviews) {
  if (reviews.length === 0) console.log('No review waits to be read.')
  for (const review of reviews) {
    // What a customer has written must not steer the terminal.
    const [title, text] = [review.title, review.text].map(inOneLine)
    const author = [inOneLine(review.reviewerName), `<${review.emailAddress}>`]
      .filter(Boolean)
      .join(' ')
    console.log(`${review.number}  ${review.rating} of 5  ${review.productName}  ${author}`)
    if (title !== '') console.log(`       ${title}`)
    if (text !== '') console.log(`       "${text}"`)
  }
}

function inOneLine(text) {
  return text.replace(/\p{Cc}+/gu, ' ')
}

function fail(text) {
  console.error(text)
  process.exitCode = 1
}
