/**
 * The table of a draft order, from a file to lines of the quote (CSV-17): read, give the columns, look up,
 * price, correct, add. What is asked of the shop, what is typed and what is being added go on side
 * by side: no line waits for the product of another, and good lines leave while others stay.
 */
import { assign, sendTo, type SnapshotFrom, setup } from 'xstate'
import {
  type CsvImportContext,
  type CsvImportEvent,
  type CsvImportInput,
  keptTable,
  readyLines,
  newCsvImport,
} from './csv-import.context.ts'
import { csvImportActors, csvImportEffects } from './csv-import.effects.ts'
import { csvImportGuards } from './csv-import.guards.ts'
import * as long from './long-table.ts'
import * as updates from './csv-import.updates.ts'
import * as sheets from './sheet-taking.ts'
import { changedFailures, onEveryEdit } from './table-edits.ts'

interface Scope {
  readonly context: CsvImportContext
}

/** After every change that must outlive a reload. */
const keep = {
  type: 'keepTable',
  params: ({ context }: Scope) => keptTable(context),
} as const

/** After the columns of a sheet were chosen, for the next one of its layout. */
const keepColumns = {
  type: 'keepColumns',
  params: ({ context }: Scope) => context.sheet,
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
  'line.append': { target: '#csvImport.table', actions: [by(updates.withEdit), keep] },
} as const

const choosing = {
  'columns.open': { guard: 'canRemap', target: '#csvImport.mapping' },
} as const

/** The same for those of a reading that was refused; of an edit or a guess, none were chosen. */
const keepRefusedColumns = {
  type: 'keepColumns',
  params: ({ context: { refusal } }: Scope) =>
    refusal?.kind === 'too-many' ? refusal.reading : undefined,
} as const

/** The table, once lines from elsewhere have come into it. */
const justTaken = '#csvImport.table.keeping.due'

/** What a table does not hold is worked through in hundreds. */
const takingLong = {
  guard: 'canTakeLong',
  actions: [keepRefusedColumns, set(long.longTaken)],
} as const

export const csvImportMachine = setup({
  types: {
    input: {} as CsvImportInput,
    context: {} as CsvImportContext,
    events: {} as CsvImportEvent,
  },
  actors: csvImportActors,
  delays: {
    /** Milliseconds without a key until the line that is being typed in is asked about. */
    typingPause: 500,
    /** Between two hundreds the page answers to whoever works in it. */
    betweenHundreds: 0,
    nextTask: 0,
  },
  guards: csvImportGuards,
  actions: {
    ...csvImportEffects,
    update: assign((_scope, change: updates.Update) => change),
    /** Before an edit: the adding forgets why lines were not added that are about to be others. */
    tellEdit: sendTo('adding', ({ context, event }) => ({
      type: 'lines.changed',
      keys: changedFailures(context, () =>
        event.type === 'hundreds.take' ? long.longTaken(context) : updates.withEdit(context, event),
      ),
    })),
    startRun: sendTo('adding', ({ context, event }) => ({
      type: 'run.start',
      keys: updates.keysToAdd(context, event),
    })),
    giveLines: sendTo('adding', ({ context }) => ({
      type: 'lines.ready',
      lines: readyLines(context),
    })),
    passOn: sendTo('adding', ({ event }) => event),
  },
}).createMachine({
  id: 'csvImport',
  context: ({ input }) => newCsvImport(input),
  initial: 'arriving',
  on: {
    'ownCodes.kept': { actions: by(updates.ownCodesForgotten) },
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
        { target: justTaken, actions: set(sheets.linesTaken) },
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
          actions: [set(sheets.sheetJudged), set(sheets.choosingEnded), keepColumns],
        },
        'work.cancel': { target: 'arriving', actions: set(sheets.choosingGivenUp) },
      },
    },
    /** Nothing was taken; a table that was there before is there again (CSV-08). */
    tooMany: {
      always: { guard: 'hasLines', target: 'table' },
      on: { ...newRows, ...choosing, 'hundreds.take': { ...takingLong, target: justTaken } },
    },
    table: {
      type: 'parallel',
      on: {
        ...onEveryEdit({ actions: ['tellEdit', by(updates.withEdit), keep] } as const),
        'sheet.file': { guard: 'isAtRest', ...newRows['sheet.file'] },
        'sheet.paste': { guard: 'isAtRest', ...newRows['sheet.paste'] },
        'sheet.next': { ...newRows['sheet.next'], guard: 'isNextAtRest' },
        ...choosing,
        'table.discard': {
          guard: 'isAtRest',
          target: 'empty',
          actions: [set(updates.discarded), keep],
        },
      },
      states: {
        /** Lines that have just been taken are kept in a task of its own, or thousands would hold the page up. */
        keeping: {
          initial: 'kept',
          on: {
            'hundreds.take': {
              ...takingLong,
              target: '.due',
              actions: ['tellEdit', ...takingLong.actions],
            },
          },
          states: {
            kept: {},
            due: { after: { nextTask: 'kept' }, exit: keep },
          },
        },
        typing: {
          initial: 'resting',
          on: {
            'cell.changed': { target: '.typing', actions: ['tellEdit', by(updates.typed), keep] },
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
              on: {
                'work.cancel': { target: 'known', actions: set(updates.askingStopped) },
                // What is on its way may be an answer from before they were saved.
                'ownCodes.kept': { target: 'known', actions: by(updates.ownCodesForgotten) },
              },
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
        /** The lines of a long table have their turn to be checked one hundred after the other. */
        hundreds: {
          initial: 'working',
          on: { 'work.cancel': { guard: 'hasUnbegun', target: '.held' } },
          states: {
            working: { always: { guard: 'isHundredKnown', target: 'pausing' } },
            pausing: {
              after: { betweenHundreds: { target: 'working', actions: set(long.hundredBegun) } },
            },
            held: { on: { 'hundreds.resume': 'working' } },
          },
        },
        adding: {
          exit: set(updates.tableLeft),
          invoke: {
            src: 'adding',
            id: 'adding',
            input: ({ context, self }) => ({ run: context.run, table: self }),
          },
          on: {
            'lines.add': { actions: 'startRun' },
            'lines.retry': { guard: 'canRetry', actions: [by(updates.askedAgain), 'startRun'] },
            'doubt.check': { actions: 'passOn' },
            'doubt.settle': { actions: 'passOn' },
            'work.cancel': { actions: 'passOn' },
            'lines.wanted': { actions: 'giveLines' },
            'run.changed': { actions: [by(updates.runChanged), keep] },
            'run.ended': { guard: 'hasNoLines', target: '#csvImport.done' },
          },
        },
      },
    },
    /** Every line stands on the quote. */
    done: { exit: set(updates.begunAgain), on: newRows },
  },
})

export type CsvImportSnapshot = SnapshotFrom<typeof csvImportMachine>
