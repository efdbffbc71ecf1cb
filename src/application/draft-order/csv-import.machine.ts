/**
 * The table of a draft order, from a file to lines of the quote (CSV-17): read, give the columns, look up,
 * price, correct, add. What is asked of the shop, what somebody types and what is being added go on side
 * by side: nobody waits for a product to correct another line, and good lines leave while others stay.
 */
import { assign, type SnapshotFrom, setup } from 'xstate'
import {
  type CsvImportContext,
  type CsvImportEvent,
  type CsvImportInput,
  keptTable,
  startContext,
} from './csv-import.context.ts'
import { csvImportActors, csvImportEffects } from './csv-import.effects.ts'
import { csvImportGuards, isAnswerLost } from './csv-import.guards.ts'
import * as updates from './csv-import.updates.ts'
import * as sheets from './sheet-taking.ts'
import { onEveryEdit } from './table-edits.ts'

interface Scope {
  readonly context: CsvImportContext
}

/** After every change that must outlive a reload. */
const keep = {
  type: 'keepTable',
  params: ({ context }: Scope) => keptTable(context),
} as const

/** A change that follows from what is known. */
function set(change: (context: CsvImportContext) => updates.Update) {
  return { type: 'update', params: ({ context }: Scope) => change(context) } as const
}

/** A change that follows from an event. */
function by(change: (context: CsvImportContext, event: CsvImportEvent) => updates.Update) {
  return {
    type: 'update',
    params: ({ context, event }: Scope & { readonly event: CsvImportEvent }) =>
      change(context, event),
  } as const
}

/** A change that follows from an answer. */
function from<Output>(change: (context: CsvImportContext, output: Output) => updates.Update) {
  return {
    type: 'update',
    params: ({ context, event }: Scope & { readonly event: { readonly output: Output } }) =>
      change(context, event.output),
  } as const
}

const newRows = {
  'sheet.file': { target: '#csvImport.reading', actions: by(sheets.sourceTaken) },
  'sheet.paste': { target: '#csvImport.reading', actions: by(sheets.sourceTaken) },
  'sheet.next': {
    guard: 'isFileWaiting',
    target: '#csvImport.reading',
    actions: by(sheets.sourceTaken),
  },
  'line.append': { target: '#csvImport.table', actions: [by(updates.edited), keep] },
} as const

const choosing = {
  'columns.open': { guard: 'canRemap', target: '#csvImport.mapping' },
} as const

export const csvImportMachine = setup({
  types: {
    input: {} as CsvImportInput,
    context: {} as CsvImportContext,
    events: {} as CsvImportEvent,
  },
  actors: csvImportActors,
  /** Milliseconds without a key until the line that is being typed in is asked about. */
  delays: { typingPause: 500 },
  guards: csvImportGuards,
  actions: {
    ...csvImportEffects,
    update: assign((_scope, change: updates.Update) => change),
  },
}).createMachine({
  id: 'csvImport',
  context: ({ input }) => startContext(input),
  initial: 'arriving',
  on: {
    'refusal.dismiss': { actions: set(sheets.refusalDismissed) },
    'waiting.dismiss': { actions: set(sheets.waitingDismissed) },
  },
  states: {
    arriving: { always: [{ guard: 'hasLines', target: 'table' }, { target: 'empty' }] },
    empty: { on: { ...newRows, ...choosing } },
    reading: {
      on: { 'work.cancel': [{ guard: 'isChoosing', target: 'mapping' }, { target: 'arriving' }] },
      invoke: {
        src: 'readSheet',
        input: ({ context }) => sheets.sourceOf(context),
        onDone: { target: 'judging', actions: from(sheets.sheetRead) },
        onError: { target: 'judging', actions: set(sheets.sheetBroken) },
      },
    },
    /** What becomes of the rows, now that they have been read and their columns are known or guessed. */
    judging: {
      always: [
        { guard: 'isChoosing', target: 'mapping' },
        { guard: 'isTooLong', target: 'tooMany', actions: 'tellTooLong' },
        { guard: 'needsMapping', target: 'mapping' },
        { guard: 'isRefused', target: 'arriving' },
        { target: 'table', actions: [set(sheets.linesTaken), keep] },
      ],
    },
    mapping: {
      entry: set(sheets.choosingBegun),
      on: {
        'column.map': { actions: by(sheets.remapped) },
        'headings.set': { actions: by(sheets.remapped) },
        'hidden.take': { actions: by(sheets.remapped) },
        'sheet.choose': {
          guard: 'isOtherSheet',
          target: 'reading',
          actions: by(sheets.sheetChosen),
        },
        'columns.confirm': {
          guard: 'canConfirm',
          target: 'judging',
          actions: [
            set(sheets.sheetJudged),
            set(sheets.choosingEnded),
            { type: 'keepColumns', params: ({ context }) => context.sheet },
          ],
        },
        'work.cancel': { target: 'arriving', actions: set(sheets.choosingGivenUp) },
      },
    },
    /** Nothing was taken; a table that was there before is there again (CSV-08). */
    tooMany: { always: { guard: 'hasLines', target: 'table' }, on: { ...newRows, ...choosing } },
    table: {
      type: 'parallel',
      on: {
        ...onEveryEdit({ actions: [by(updates.edited), keep] } as const),
        'sheet.file': { guard: 'isAtRest', ...newRows['sheet.file'] },
        'sheet.paste': { guard: 'isAtRest', ...newRows['sheet.paste'] },
        'sheet.next': { ...newRows['sheet.next'], guard: 'isNextAtRest' },
        ...choosing,
        'doubt.settle': { actions: [by(updates.doubtSettled), keep] },
        'table.discard': {
          guard: 'isAtRest',
          target: 'empty',
          actions: [set(updates.discarded), keep],
        },
      },
      states: {
        typing: {
          initial: 'resting',
          on: {
            'cell.changed': { target: '.typing', actions: [by(updates.typed), keep] },
            'cell.left': '.resting',
          },
          states: {
            resting: { entry: set(updates.typingEnded) },
            typing: { after: { typingPause: 'resting' } },
          },
        },
        products: {
          initial: 'known',
          states: {
            known: { always: { guard: 'wantsProducts', target: 'lookingUp' } },
            lookingUp: {
              on: {
                'product.known': { actions: by(updates.productKnown) },
                'products.known': 'known',
                'products.broken': { target: 'known', actions: set(updates.askingBroken) },
                'work.cancel': { target: 'known', actions: set(updates.askingStopped) },
              },
              exit: set(updates.productsKnown),
              invoke: {
                src: 'lookUp',
                input: ({ context }) => updates.nextProducts(context),
              },
            },
          },
        },
        /** What no model has the code of may be one of the customer's own codes. */
        ownCodes: {
          initial: 'known',
          states: {
            known: { always: { guard: 'wantsOwnCodes', target: 'asking' } },
            asking: {
              on: { 'work.cancel': { target: 'known', actions: set(updates.askingStopped) } },
              invoke: {
                src: 'askOwnCodes',
                input: ({ context }) => updates.nextOwnCodes(context),
                onDone: { target: 'known', actions: from(updates.ownCodesKnown) },
                onError: { target: 'known', actions: set(updates.askingBroken) },
              },
            },
          },
        },
        prices: {
          initial: 'known',
          states: {
            known: { always: { guard: 'wantsPrices', target: 'pricing' } },
            pricing: {
              on: { 'work.cancel': { target: 'known', actions: set(updates.askingStopped) } },
              invoke: {
                src: 'askPrices',
                input: ({ context }) => updates.nextPrices(context),
                onDone: { target: 'known', actions: from(updates.pricesKnown) },
                onError: { target: 'known', actions: set(updates.askingBroken) },
              },
            },
          },
        },
        adding: {
          initial: 'reviewing',
          states: {
            reviewing: {
              entry: set(updates.runEnded),
              always: { guard: 'isUnchecked', target: 'checking' },
              on: {
                'lines.add': {
                  guard: 'canAdd',
                  target: 'checking',
                  actions: by(updates.runStarted),
                },
                'lines.retry': [
                  {
                    guard: 'canResend',
                    target: 'checking',
                    actions: [by(updates.askedAnew), by(updates.runStarted)],
                  },
                  { actions: by(updates.askedAnew) },
                ],
                'doubt.check': { guard: 'isInDoubt', target: 'checking' },
              },
            },
            /** Before anything is sent: what the quote holds, and whether a batch in doubt is among it. */
            checking: {
              on: { 'work.cancel': { target: 'reviewing', actions: set(updates.runStopped) } },
              invoke: {
                src: 'readQuote',
                input: ({ context }) => context.run.batch,
                onDone: { target: 'deciding', actions: [from(updates.quoteRead), keep] },
                onError: { target: 'deciding', actions: set(updates.readingBroken) },
              },
            },
            deciding: {
              always: [
                { guard: 'hasNext', target: 'sending', actions: [set(updates.batchSent), keep] },
                { guard: 'hasLines', target: 'reviewing', actions: 'tellAdded' },
                { target: '#csvImport.done', actions: 'tellAdded' },
              ],
            },
            /** A batch is never called back; what has not left yet can be. */
            sending: {
              on: { 'work.cancel': { actions: set(updates.runStopped) } },
              invoke: {
                src: 'addBatch',
                input: ({ context }) => context.run.outgoing,
                onDone: [
                  {
                    guard: ({ event }) => isAnswerLost(event.output),
                    target: 'checking',
                    actions: set(updates.answerLost),
                  },
                  { target: 'deciding', actions: [from(updates.batchAnswered), keep] },
                ],
                // Something threw in the middle of a write: whether it was done, the quote will tell.
                onError: { target: 'checking', actions: set(updates.answerLost) },
              },
            },
          },
        },
      },
    },
    /** Every line stands on the quote. */
    done: { exit: set(updates.begunAnew), on: newRows },
  },
})

export type CsvImportSnapshot = SnapshotFrom<typeof csvImportMachine>
