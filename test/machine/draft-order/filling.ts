/** A draft order that is being filled, before the fake shop, whose answers come when the test says so. */
import { createActor, type InspectionEvent, SimulatedClock } from 'xstate'
import { quoteLifecycle } from '../../../src/application/quote/quote-lifecycle.ts'
import { csvImport, type ImportPorts } from '../../../src/application/draft-order/csv-import.ts'
import type { CsvImportEvent } from '../../../src/application/draft-order/csv-import.context.ts'
import { csvImportView } from '../../../src/application/draft-order/csv-import.view.ts'
import { readKeptTable } from '../../../src/application/draft-order/kept-table.ts'
import { queueByName } from '../../../src/application/draft-order/queue-by-name.ts'
import { openIntents } from '../../../src/application/intents.ts'
import type { UnsentWork } from '../../../src/application/ports/unsent-work.ts'
import { customer } from '../../../src/domain/account/session.ts'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { aSimpleProduct } from '../../builders/a-product.ts'
import { anEmptyDraft } from '../../builders/a-quote.ts'
import { fakeCustomCodes } from '../../fakes/custom-codes.fake.ts'
import { fakeDraftOrderGateway } from '../../fakes/draft-order-gateway.fake.ts'
import { customerByEmail, type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { fixedClock } from '../../fakes/fixed-clock.ts'
import { fakeFulfilmentGateway } from '../../fakes/fulfilment-gateway.fake.ts'
import { heldAnswers, settled } from '../../fakes/held-answers.ts'
import { memoryColumns } from '../../fakes/memory-columns.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { fakePriceBook } from '../../fakes/price-book.fake.ts'
import { fakeProductCatalogue } from '../../fakes/product-catalogue.fake.ts'
import { fakeQuoteGateway } from '../../fakes/quote-gateway.fake.ts'
import { recordingNotifier } from '../../fakes/recording-notifier.ts'
import { fakeSpreadsheet } from '../../fakes/spreadsheet.fake.ts'

const email = 'us@manifold.test'

export interface FillingOptions {
  readonly shop?: FakeShop
  /** What this browser has kept. */
  readonly unsentWork?: UnsentWork
  readonly inspect?: (event: InspectionEvent) => void
}

/** Twelve products, P01 to P12, each with the models P011 and P012. */
export function aShopOfTwelve(): FakeShop {
  return aShopOf(12)
}

/** Products P01, P02, …, each with two models. */
export function aShopOf(products: number): FakeShop {
  const codes = Array.from(
    { length: products },
    (_, index) => `P${String(index + 1).padStart(2, '0')}`,
  )
  return fakeShop({ products: codes.map((code) => aSimpleProduct(code)) })
}

/** So many lines for the clipboard: code, pieces, no date, a number of the customer's own for each. */
export function linesFor(
  count: number,
  piecesOf: (index: number) => number = () => 2,
  products = 12,
): string {
  return Array.from({ length: count }, (_, index) => {
    const product = String((index % products) + 1).padStart(2, '0')
    return [`P${product}1`, piecesOf(index), '', `M-${index + 1}`].join('\t')
  }).join('\n')
}

export function aFilling({
  shop = aShopOfTwelve(),
  unsentWork = memoryUnsentWork(),
  inspect,
}: FillingOptions = {}) {
  const account = customerByEmail(shop, email)?.account
  if (!account) throw new Error('The fake shop has lost its customer.')
  const visit = shop.visit(email)
  const empty = anEmptyDraft()
  const quote = shop.quotes.get(empty.id)?.quote ?? empty
  shop.quotes.set(quote.id, { owner: account.id, quote })
  const held = heldAnswers()
  const notifier = recordingNotifier()
  const memory = memoryColumns()
  let isBroken = false
  const columnMemory = {
    ...memory,
    columns: () => {
      if (!isBroken) return memory.columns()
      isBroken = false
      throw new Error('A defect.')
    },
    /** What was remembered throws the next time it is asked for. */
    breakNext: () => {
      isBroken = true
    },
  }
  const spreadsheet = fakeSpreadsheet()
  const today = fixedClock(shop.today)
  const catalogue = fakeProductCatalogue(shop)
  const customCodes = fakeCustomCodes(visit)
  const priceBook = fakePriceBook(visit)
  const quoteGateway = fakeQuoteGateway(visit)
  const draftOrderGateway = fakeDraftOrderGateway(visit)
  const page = createActor(
    quoteLifecycle({
      gateway: quoteGateway,
      fulfilment: fakeFulfilmentGateway(visit),
      notifier,
      priceBook,
      unsentWork,
      session: () => customer(account),
    }),
    { input: { quote, notes: undefined } },
  ).start()
  const batches: number[] = []
  const gateway: ImportPorts = {
    quote: page,
    queue: queueByName(),
    newIntent: () => shop.nextId('intent'),
    intents: openIntents(() => shop.nextId('intent')),
    notifier,
    unsentWork,
    columnMemory,
    spreadsheet,
    owner: () => account.id,
    strictPriceMatch: () => false,
    catalogue: {
      bySkuCode: (code, signal) =>
        held.read(`product ${code}`, catalogue.bySkuCode(code, signal), signal),
      succession: catalogue.succession,
    },
    customCodes: {
      resolve: (codes, signal) =>
        held.read(`own codes ${codes.length}`, customCodes.resolve(codes, signal), signal),
    },
    priceBook: {
      prices: (asked, signal) =>
        held.read(`prices ${asked.length}`, priceBook.prices(asked, signal), signal),
    },
    quoteGateway: {
      open: (id, signal) => held.read('quote', quoteGateway.open(id, signal), signal),
    },
    draftOrderGateway: {
      addLines: (id, lines, currency, intentId) => {
        batches.push(lines.length)
        return held.write('batch', draftOrderGateway.addLines(id, lines, currency, intentId))
      },
    },
  }
  const clock = new SimulatedClock()
  const start = () =>
    createActor(csvImport(gateway), {
      clock,
      input: { zone: account.zone, today: today.today, kept: readKeptTable(gateway, quote.id) },
      ...(inspect && { inspect }),
    }).start()
  let actor = start()
  const itemsOf = (one: Quote | undefined) => one?.items ?? []
  return {
    shop,
    held,
    batches,
    page,
    clock,
    today,
    unsentWork,
    columnMemory,
    spreadsheet,
    notices: notifier.notices,
    send: (event: CsvImportEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    view: () => csvImportView(actor.getSnapshot()),
    lines: () => csvImportView(actor.getSnapshot()).table?.lines ?? [],
    /** The same view of lines that nothing has been worked out for before. */
    viewFromScratch: () => {
      const snapshot = actor.getSnapshot()
      const { context } = snapshot
      const lines = context.table.lines.map((line) => ({ ...line }))
      return csvImportView({
        ...snapshot,
        context: { ...context, table: { ...context.table, lines } },
      })
    },
    /** The status of each line, by the customer's own number. */
    statuses: () =>
      Object.fromEntries(
        (csvImportView(actor.getSnapshot()).table?.lines ?? []).map(({ cells, status }) => [
          cells.customerMaterialNumber.text,
          status,
        ]),
      ),
    /** Own numbers on the quote as the server has it, and as the page shows it. */
    stored: () =>
      itemsOf(shop.quotes.get(quote.id)?.quote).map((item) => item.customerMaterialNumber),
    shown: () =>
      itemsOf(page.getSnapshot().context.quote).map((item) => item.customerMaterialNumber),
    /** Answers what waits under a name; the first of several. */
    answer: async (name: string, how?: Parameters<typeof held.answerAll>[0]) => {
      await settled()
      const request = held.waiting().find((each) => each.name.startsWith(name))
      if (!request) throw new Error(`Nothing waits for ${name}.`)
      await request.answer(how?.(request))
    },
    /** The page is loaded again; what was under way goes on at the server and is answered to nobody. */
    reload: () => {
      actor.stop()
      actor = start()
    },
    isActive: () => actor.getSnapshot().status === 'active',
  }
}

export type Filling = ReturnType<typeof aFilling>

/** What a browser keeps of so many lines, as a customer left them; with the very first keys. */
export function keptLines(shop: FakeShop, count: number): UnsentWork {
  const unsentWork = memoryUnsentWork()
  const owner = customerByEmail(shop, email)?.account.id ?? ''
  const lines = linesFor(count)
    .split('\n')
    .map((row, index) => {
      const [modelCode, quantity, requestedDate, customerMaterialNumber] = row.split('\t')
      const number = index + 1
      return {
        key: `line-${number}`,
        number,
        modelCode,
        quantity,
        requestedDate,
        customerMaterialNumber,
      }
    })
  const name = `draft-order-table:${anEmptyDraft().id}`
  unsentWork.keep(owner, name, JSON.stringify({ lines, nextKey: count + 1 }))
  return unsentWork
}

/** A filling whose lines have been pasted, looked up and priced. */
export async function aFillingOf(count: number, options?: FillingOptions): Promise<Filling> {
  const filling = aFilling(options)
  filling.send({ type: 'sheet.paste', text: linesFor(count) })
  await until(() => filling.view().stage === 'table')
  // Lines that were taken are kept in the next task.
  filling.clock.increment(0)
  await filling.held.answerAll()
  return filling
}

/** Waits for something that needs some turns of the event loop, as reading a sheet does. */
export async function until(isSo: () => boolean): Promise<void> {
  // Workbooks are unpacked beside the turns of the test, so that it is time that counts and not turns.
  const begun = performance.now()
  while (performance.now() - begun < 10_000) {
    if (isSo()) return
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
  }
  throw new Error('It did not come to that.')
}
