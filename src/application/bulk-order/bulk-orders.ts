/** The bulk order chart with its effects filled in, loaded with its page. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { FoundOwnCode, FoundProduct } from '../../domain/bulk-order/bulk-check.ts'
import {
  type BulkEntry,
  type BulkLine,
  emptyEntry,
  linesIn,
} from '../../domain/bulk-order/bulk-entry.ts'
import type { CartWrite } from '../../domain/cart/cart-write.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import { groupSize, skuCodesOf } from '../../domain/draft-order/batch.ts'
import { ownCodeName, ownCodesInOneCall } from '../../domain/draft-order/own-code.ts'
import { columnsOf } from '../../domain/draft-order/csv-columns.ts'
import { linesOf, quantitiesWithoutCode, shownRows } from '../../domain/draft-order/csv-lines.ts'
import { writeNow } from '../await-write.ts'
import type { CartActor } from '../cart/cart.machine.ts'
import { reportOn } from '../draft-order/reading.view.ts'
import type { PortFailure } from '../failure.ts'
import type { CustomCodes } from '../ports/custom-codes.ts'
import type { ProductCatalogue } from '../ports/product-catalogue.ts'
import type { Spreadsheet } from '../ports/spreadsheet.ts'
import type { SheetProblem } from '../../domain/draft-order/sheet-file.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'
import type { PlaceView } from '../write-queue.view.ts'
import { bulkOrderMachine } from './bulk-order.machine.ts'
import type { BulkFile, FileLines } from './bulk-order-file.ts'
import type { ReadyLine, ResolvedCodes } from './bulk-order-lines.ts'
import type { AddedLines } from './bulk-order-report.ts'

export interface BulkOrderPorts {
  readonly catalogue: Pick<ProductCatalogue, 'bySkuCode'>
  readonly spreadsheet: () => Promise<Pick<Spreadsheet, 'readFile'>>
  /** What the customer's own codes stand for; a visitor has none. */
  readonly ownCodes: CustomCodes['resolve']
  readonly cart: () => Promise<CartActor>
  readonly unsentWork: UnsentWork
  /** Whose work is kept: the customer's, or the visitor's. */
  readonly owner: () => string
}

export interface BulkOrders {
  readonly machine: typeof bulkOrderMachine
  /** What was typed and not yet added. */
  readonly kept: () => BulkEntry
}

const workName = 'bulk-order'
const place = 'bulk-order'

export function openBulkOrders(ports: BulkOrderPorts): BulkOrders {
  return {
    kept: () => ports.unsentWork.bulkEntry.read(ports.owner(), workName) ?? emptyEntry,
    machine: bulkOrderMachine.provide({
      actors: {
        readFile: fromPromise(({ input, signal }) => readFile(ports, input, signal)),
        lookUp: fromPromise(({ input, signal }) => lookUp(ports, input, signal)),
        resolveOwn: fromPromise(({ input, signal }) => resolveOwn(ports, input, signal)),
        addLines: fromPromise(({ input }) => addLines(ports, input)),
      },
      actions: {
        keep: ({ context }) => {
          const { entry } = context
          if (linesIn(entry).length === 0 && entry.mode === emptyEntry.mode) {
            ports.unsentWork.forget(ports.owner(), workName)
          } else ports.unsentWork.bulkEntry.keep(ports.owner(), workName, entry)
        },
      },
    }),
  }
}

/** The products of so many codes, ten side by side (CALL-10). What could not be asked is asked again the next time. */
async function lookUp(
  { catalogue }: BulkOrderPorts,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, FoundProduct>> {
  const found = new Map<string, FoundProduct>()
  for (let start = 0; start < codes.length; start += groupSize) {
    const group = codes.slice(start, start + groupSize)
    const ask = async (code: string) => [code, await productOf(catalogue, code, signal)] as const
    // oxlint-disable-next-line no-await-in-loop -- one group after the other
    for (const [code, answer] of await Promise.all(group.map(ask))) found.set(code, answer)
  }
  return found
}

/** One call for all codes, and then the products of the models that they stand for. */
async function resolveOwn(
  ports: BulkOrderPorts,
  codes: readonly string[],
  signal: AbortSignal,
): Promise<ResolvedCodes> {
  const found = await ports.ownCodes(codes.slice(0, ownCodesInOneCall), signal)()
  if (E.isLeft(found)) {
    const ownCodes = new Map(codes.map((code) => [ownCodeName(code), found] as const))
    return { ownCodes, products: new Map() }
  }
  const own = new Map(found.right.map((code) => [ownCodeName(code.customCode), code]))
  const ownCodes = codes.map((code): readonly [string, FoundOwnCode] => {
    const name = ownCodeName(code)
    return [name, E.right(own.get(name) ?? 'none')]
  })
  const products = await lookUp(ports, skuCodesOf([...own.values()]), signal)
  return { ownCodes: new Map(ownCodes), products }
}

function productOf(
  catalogue: BulkOrderPorts['catalogue'],
  code: string,
  signal: AbortSignal,
): Promise<FoundProduct> {
  return F.pipe(
    catalogue.bySkuCode(code, signal),
    TE.map((product): Product | 'missing' => product),
    TE.orElse(
      (failure): TE.TaskEither<PortFailure, Product | 'missing'> =>
        failure.kind === 'not-found' ? TE.right('missing') : TE.left(failure),
    ),
  )()
}

/** The lines of a file. A row with a quantity and no code is a line as well: SKUs cannot be blank (CSV-03). */
async function readFile(
  { spreadsheet }: BulkOrderPorts,
  { file, sheet: wanted }: BulkFile,
  signal: AbortSignal,
): Promise<E.Either<SheetProblem, FileLines>> {
  const sheets = await spreadsheet()
  const answer = await sheets.readFile(file, signal, wanted)()
  if (E.isLeft(answer)) return answer
  const sheet = answer.right
  const rows = shownRows(sheet.rows)
  const mapping = columnsOf(rows)
  const blanks = quantitiesWithoutCode(rows, mapping)
  const found = [
    ...linesOf(rows, mapping, () => ''),
    ...blanks.map(({ line, quantity }) => ({ number: line, modelCode: '', quantity })),
  ].toSorted((one, other) => one.number - other.number)
  if (found.length === 0) {
    return E.left({ kind: sheet.formulasWithoutValue > 0 ? 'no-values' : 'empty' })
  }
  const lines = found.map(({ modelCode, quantity }, index) => ({
    key: String(index + 1),
    code: modelCode,
    quantity,
  }))
  const isLine = new Set(blanks.map(({ line }) => line))
  const report = reportOn({ ...sheet, mapping, takesHidden: false, offset: 0, lines })
  const rowsWithoutCode = report.rowsWithoutCode.filter(({ line }) => !isLine.has(line))
  return E.right({ lines, report: { ...report, rowsWithoutCode } })
}

/**
 * All lines in one write. Refused, they are sent one by one, so that one does not keep the others (CSV-03);
 * anything else would meet every line alike.
 */
async function addLines(
  { cart: fetchCart }: BulkOrderPorts,
  ready: readonly ReadyLine[],
): Promise<AddedLines> {
  const cart = await fetchCart()
  const together = await added(cart, ready)
  if (together.kind === 'done') return { added: ready.map(({ line }) => line), failures: new Map() }
  const isOneByOne =
    ready.length > 1 && together.kind === 'failed' && together.failure.kind === 'refused'
  if (!isOneByOne) {
    return {
      added: [],
      failures: new Map(ready.map(({ line }) => [line.key, failureOf(together)])),
    }
  }
  const done: BulkLine[] = []
  const failures = new Map<string, PortFailure>()
  for (const one of ready) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the cart takes them
    const outcome = await added(cart, [one])
    if (outcome.kind === 'done') done.push(one.line)
    else failures.set(one.line.key, failureOf(outcome))
  }
  return { added: done, failures }
}

/** The outcome of a write to the cart; silent where another user's cart has replaced it. */
async function added(cart: CartActor, ready: readonly ReadyLine[]): Promise<PlaceView<CartWrite>> {
  const lines = ready.map(({ addition }) => addition)
  const { outcome } = await writeNow(cart, { place, write: { kind: 'add', lines } })
  return outcome
}

function failureOf(view: PlaceView<CartWrite>): PortFailure {
  return view.kind === 'failed' ? view.failure : { kind: 'unconfirmed' }
}
