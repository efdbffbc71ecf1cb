/**
 * A bulk order: typed, checked against the catalogue, put in the cart. What could be added leaves the entry;
 * what could not stays in it, with the reason. Typing goes on at any time.
 */
import { either as E } from 'fp-ts'
import { assign, setup } from 'xstate'
import {
  type BulkMessages,
  bulkMessages,
  checkBulkLine,
  type CheckedBulkLine,
  type FoundOwnCode,
  type FoundProduct,
  wantedOwnCodes,
  wantedSkuCodes,
} from '../../domain/bulk-order/bulk-check.ts'
import {
  type BulkEntry,
  type BulkLine,
  bulkLimit,
  linesIn,
  withLines,
  withoutLines,
} from '../../domain/bulk-order/bulk-entry.ts'
import type { CodeReader } from '../../domain/catalogue/product-code.ts'
import type { CartAddition } from '../../domain/cart/cart-write.ts'
import { ownCodeName } from '../../domain/draft-order/own-code.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import type { ReadingReport } from '../draft-order/reading.view.ts'
import type { PortFailure } from '../failure.ts'
import type { SheetProblem } from '../../domain/draft-order/sheet-file.ts'

export interface ReadyLine {
  readonly line: BulkLine
  readonly addition: CartAddition
}

/** Which of the lines lie in the cart now, and why the others do not. */
export interface AddedLines {
  readonly added: readonly BulkLine[]
  readonly failures: ReadonlyMap<string, PortFailure>
}

export interface BulkReport {
  /** Lines that were added. */
  readonly addedCount: number
  readonly messages: BulkMessages
  /** The lines that stay, each with what keeps it. */
  readonly left: readonly LeftLine[]
  /** Why nothing was tried. */
  readonly refusal: 'empty' | 'too-many' | undefined
}

export interface LeftLine extends CheckedBulkLine {
  /** Refused by the server, or in doubt, though nothing was wrong with it here. */
  readonly failure: PortFailure | undefined
}

/** A file whose lines are taken over. */
export interface BulkFile {
  readonly file: Blob
  readonly name: string
  /** The sheet that was chosen, counted from 0; undefined takes the likeliest. */
  readonly sheet: number | undefined
  /** Names of files that came along and are not read. */
  readonly others: readonly string[]
}

/** Lines of a file, and what was left out of it. */
export interface FileLines {
  readonly lines: readonly BulkLine[]
  readonly report: ReadingReport
}

/** A file that was read, and the lines that came of it. */
export interface TakenFile extends FileLines {
  readonly from: BulkFile
}

export interface BulkContext {
  readonly entry: BulkEntry
  readonly products: ReadonlyMap<string, FoundProduct>
  /** What codes that no article has stand for, by `ownCodeName`. */
  readonly ownCodes: ReadonlyMap<string, FoundOwnCode>
  readonly reader: CodeReader
  readonly report: BulkReport | undefined
  readonly sheetProblem: SheetProblem | undefined
  /** The lines as they were when they were sent off to be checked. */
  readonly sent: readonly BulkLine[]
  /** The file that is being read. */
  readonly file: BulkFile | undefined
  /** The one that was read last. */
  readonly taken: TakenFile | undefined
}

export interface BulkInput {
  readonly entry: BulkEntry
  readonly reader: CodeReader
}

export type BulkEvent =
  | { readonly type: 'entry.changed'; readonly entry: BulkEntry }
  | {
      readonly type: 'file.take'
      readonly file: Blob
      readonly name: string
      /** Names of files that came along. */
      readonly others: readonly string[]
    }
  /** Another sheet of the file that was read last: its lines take the place of those. */
  | { readonly type: 'file.sheet'; readonly index: number }
  | { readonly type: 'order.add' }
  | { readonly type: 'reader.changed'; readonly reader: CodeReader }
  | { readonly type: 'report.close' }

/** What own codes stand for, and the products of their models. */
export interface ResolvedCodes {
  readonly ownCodes: ReadonlyMap<string, FoundOwnCode>
  readonly products: FoundProducts
}

type FoundProducts = ReadonlyMap<string, FoundProduct>

const noMessages: BulkMessages = { invalid: [], notFound: [], blanks: 0 }

export const bulkOrderMachine = setup({
  types: {
    input: {} as BulkInput,
    context: {} as BulkContext,
    events: {} as BulkEvent,
    tags: {} as 'busy',
  },
  actors: {
    readFile: actorSlot<E.Either<SheetProblem, FileLines>, BulkFile>('readFile'),
    lookUp: actorSlot<FoundProducts, readonly string[]>('lookUp'),
    /** The customer's own codes; a visitor has none. */
    resolveOwn: actorSlot<ResolvedCodes, readonly string[]>('resolveOwn'),
    addLines: actorSlot<AddedLines, readonly ReadyLine[]>('addLines'),
  },
  guards: {
    isRefused: ({ context }) => refusalOf(context) !== undefined,
    hasFile: ({ context }) => context.taken !== undefined,
    hasUnknownCodes: ({ context }) => unknownCodes(context).length > 0,
    hasReady: ({ context }) => readyLines(context).length > 0,
  },
  actions: {
    /** What was typed outlives a reload. Filled by the application. */
    keep: () => {},
    refuse: assign(({ context }) => ({
      report: { addedCount: 0, messages: noMessages, left: [], refusal: refusalOf(context) },
    })),
    takeLines: assign(({ context }) => ({
      sent: linesIn(context.entry),
      ownCodes: new Map([...context.ownCodes].filter(([, answer]) => E.isRight(answer))),
      report: undefined,
    })),
    reportNothingAdded: assign(({ context }) => ({
      report: reportOf(context, { added: [], failures: new Map() }),
    })),
  },
}).createMachine({
  id: 'bulkOrder',
  context: ({ input }) => ({
    ...input,
    products: new Map(),
    ownCodes: new Map(),
    report: undefined,
    sheetProblem: undefined,
    sent: [],
    file: undefined,
    taken: undefined,
  }),
  initial: 'idle',
  on: {
    'entry.changed': {
      actions: [
        // The report of a file is dropped with the last of its lines.
        assign(({ context, event: { entry } }) => ({
          entry,
          taken: linesIn(entry).length === 0 ? undefined : context.taken,
        })),
        'keep',
      ],
    },
    // Another user has other custom codes.
    'reader.changed': {
      actions: assign(({ event }) => ({ reader: event.reader, ownCodes: new Map() })),
    },
    'report.close': { actions: assign({ report: undefined, sheetProblem: undefined }) },
  },
  states: {
    idle: {
      on: {
        'file.take': {
          target: 'reading',
          actions: assign(({ event: { file, name, others } }) => ({
            file: { file, name, others, sheet: undefined },
            taken: undefined,
            sheetProblem: undefined,
          })),
        },
        'file.sheet': {
          guard: 'hasFile',
          target: 'reading',
          actions: assign(({ context, event }) => ({
            file: context.taken && { ...context.taken.from, sheet: event.index },
            sheetProblem: undefined,
          })),
        },
        'order.add': [
          { guard: 'isRefused', actions: 'refuse' },
          { target: 'checking', actions: 'takeLines' },
        ],
      },
    },
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readFile',
        input: ({ context }) => fileIn(context),
        onDone: {
          target: 'idle',
          actions: [assign(({ context, event }) => fileRead(context, event.output)), 'keep'],
        },
        onError: {
          target: 'idle',
          actions: assign({ sheetProblem: { kind: 'unavailable' }, file: undefined }),
        },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'lookUp',
        input: ({ context }) => wantedSkuCodes(context.sent, context.products),
        onDone: {
          target: 'checked',
          actions: assign(({ context, event }) => ({
            products: new Map([...context.products, ...event.output]),
          })),
        },
        onError: { target: 'checked' },
      },
    },
    checked: {
      always: [
        { guard: 'hasUnknownCodes', target: 'resolving' },
        { guard: 'hasReady', target: 'adding' },
        { target: 'idle', actions: 'reportNothingAdded' },
      ],
    },
    /** What no article has the code of may be one of the customer's own codes. */
    resolving: {
      tags: 'busy',
      invoke: {
        src: 'resolveOwn',
        input: ({ context }) => unknownCodes(context),
        onDone: {
          target: 'checked',
          actions: assign(({ context, event }) => ({
            ownCodes: new Map([
              ...unanswered(context),
              ...context.ownCodes,
              ...event.output.ownCodes,
            ]),
            products: new Map([...context.products, ...event.output.products]),
          })),
        },
        onError: {
          target: 'checked',
          actions: assign(({ context }) => ({
            ownCodes: new Map([...unanswered(context), ...context.ownCodes]),
          })),
        },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        src: 'addLines',
        input: ({ context }) => readyLines(context),
        onDone: {
          target: 'idle',
          actions: [
            assign(({ context, event }) => ({
              report: reportOf(context, event.output),
              entry: withoutLines(context.entry, event.output.added),
            })),
            'keep',
          ],
        },
        onError: {
          target: 'idle',
          actions: assign(({ context }) => ({ report: reportOf(context, inDoubt(context)) })),
        },
      },
    },
  },
})

function refusalOf({ entry }: BulkContext): BulkReport['refusal'] {
  const { length } = linesIn(entry)
  if (length === 0) return 'empty'
  return length > bulkLimit ? 'too-many' : undefined
}

function checkedLines({ sent, reader, ...known }: BulkContext): readonly CheckedBulkLine[] {
  return sent.map((line) => checkBulkLine(line, known, reader))
}

function unknownCodes({ sent, reader, ...known }: BulkContext): readonly string[] {
  return wantedOwnCodes(sent, known, reader)
}

/** A code that was asked about and not answered is not asked about again at once. */
function unanswered(context: BulkContext): ReadonlyMap<string, FoundOwnCode> {
  const failure: FoundOwnCode = E.left({ kind: 'malformed' })
  return new Map(unknownCodes(context).map((code) => [ownCodeName(code), failure]))
}

function readyLines(context: BulkContext): readonly ReadyLine[] {
  return checkedLines(context).flatMap(({ line, verdict }) =>
    verdict.kind === 'ready'
      ? [
          {
            line,
            addition: {
              skuId: verdict.sku.id,
              skuCode: verdict.sku.code,
              quantity: verdict.quantity,
            },
          },
        ]
      : [],
  )
}

function reportOf(context: BulkContext, { added, failures }: AddedLines): BulkReport {
  const checked = checkedLines(context)
  const left = checked.filter(({ line }) => !added.includes(line))
  return {
    addedCount: added.length,
    messages: bulkMessages(left),
    left: left.map((each) => ({ ...each, failure: failures.get(each.line.key) })),
    refusal: undefined,
  }
}

function inDoubt(context: BulkContext): AddedLines {
  const failure: PortFailure = { kind: 'unconfirmed' }
  return {
    added: [],
    failures: new Map(readyLines(context).map(({ line }) => [line.key, failure])),
  }
}

function fileIn({ file }: BulkContext): BulkFile {
  if (!file) throw new Error('Only a file that was given is read.')
  return file
}

/** The lines of the file stand behind those that are there; those of another sheet of it leave. */
function fileRead(
  { entry, file, taken }: BulkContext,
  answer: E.Either<SheetProblem, FileLines>,
): Partial<BulkContext> {
  if (E.isLeft(answer)) return { sheetProblem: answer.left, file: undefined }
  const { lines: read, report } = answer.right
  const others = linesIn(taken ? withoutLines(entry, taken.lines) : entry)
  const lines = [...others, ...read].map((line, index) => ({ ...line, key: String(index + 1) }))
  return {
    entry: withLines(entry, lines),
    file: undefined,
    report: undefined,
    taken: file && { from: file, lines: read, report },
  }
}
