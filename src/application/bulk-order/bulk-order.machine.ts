/**
 * A bulk order: typed, checked against the catalogue, put in the cart. What could be added leaves the entry;
 * what could not stays in it, with the reason. Typing goes on at any time.
 */
import { assign, setup } from 'xstate'
import { wantedSkuCodes } from '../../domain/bulk-order/bulk-check.ts'
import { saySame, withoutLines } from '../../domain/bulk-order/bulk-entry.ts'
import { actorSlot } from '../../domain/shared/actor-slot.ts'
import { isReadingEvent } from '../draft-order/sheet-columns.ts'
import { type BulkContext, type BulkEvent, type BulkInput, opened } from './bulk-order-context.ts'
import {
  type BulkFile,
  canReadAgain,
  entryChanged,
  fileGiven,
  type FileAnswer,
  fileIn,
  fileRead,
  fileReadAgain,
  nextFile,
  sheetChosen,
  unavailable,
} from './bulk-order-file.ts'
import {
  codesResolved,
  productsFound,
  readingChosen,
  type ReadyBulkLine,
  readyLines,
  type ResolvedCodes,
  sentOff,
  unknownCodes,
} from './bulk-order-lines.ts'
import {
  type AddedLines,
  inDoubt,
  linesAdded,
  refused,
  refusalOf,
  reportOf,
} from './bulk-order-report.ts'

/** At once, and as often as it is asked for: the rows are there already. */
const anotherReading = {
  guard: 'canReadAgain',
  actions: ['readAgain', 'keep', 'keepColumns'],
} as const

export const bulkOrderMachine = setup({
  types: {
    input: {} as BulkInput,
    context: {} as BulkContext,
    events: {} as BulkEvent,
    tags: {} as 'busy',
  },
  actors: {
    readFile: actorSlot<FileAnswer, BulkFile>('readFile'),
    lookUp: actorSlot<ResolvedCodes['products'], readonly string[]>('lookUp'),
    /** The customer's own codes; a visitor has none. */
    resolveOwn: actorSlot<ResolvedCodes, readonly string[]>('resolveOwn'),
    addLines: actorSlot<AddedLines, readonly ReadyBulkLine[]>('addLines'),
  },
  guards: {
    isRefused: ({ context }) => refusalOf(context.entry) !== undefined,
    hasFileWaiting: ({ context }) => context.waiting.length > 0,
    hasFile: ({ context }) => context.taken !== undefined,
    canReadAgain: ({ context }) => canReadAgain(context),
    hasUnknownCodes: ({ context }) => unknownCodes(context).length > 0,
    hasReady: ({ context }) => readyLines(context).length > 0,
  },
  actions: {
    /** What was typed outlives a reload. Filled by the application. */
    keep: () => {},
    /** The columns that were chosen, for the next file of that layout. Filled by the application. */
    keepColumns: () => {},
    /** What was tried before counts no more. Filled by the application. */
    forgetTries: () => {},
    readAgain: assign(({ context, event }) =>
      isReadingEvent(event) ? fileReadAgain(context, event) : {},
    ),
    takeEntry: assign(({ context, event }) =>
      event.type === 'entry.changed' || event.type === 'entry.kept'
        ? entryChanged(context, event.entry)
        : {},
    ),
    refuse: assign(({ context }) => ({ report: refused(context.entry) })),
    takeLines: assign(({ context }) => ({ ...sentOff(context), report: undefined })),
    reportNothingAdded: assign(({ context }) => ({ report: reportOf(context) })),
  },
}).createMachine({
  id: 'bulkOrder',
  context: ({ input }) => opened(input),
  initial: 'idle',
  on: {
    'entry.changed': [
      // Entered in another way: what became of these lines before still counts.
      {
        guard: ({ context, event }) => saySame(context.entry, event.entry),
        actions: ['takeEntry', 'keep'],
      },
      { actions: ['takeEntry', 'keep', 'forgetTries'] },
    ],
    'entry.kept': { actions: ['takeEntry', 'keep'] },
    // Typing goes on during the write, so the lines leave what is typed by then.
    'lines.quoted': {
      actions: [
        assign(({ context, event }) =>
          entryChanged(context, withoutLines(context.entry, event.lines)),
        ),
        'keep',
      ],
    },
    // The report says that it is to be chosen.
    'reading.chosen': {
      actions: assign(({ context, event }) => ({
        ...readingChosen(context, event),
        report: undefined,
      })),
    },
    // Another user has other custom codes.
    'reader.changed': {
      actions: assign(({ event }) => ({ reader: event.reader, ownCodes: new Map() })),
    },
    // What is being looked up or written is not held up by a file, nor is the file lost.
    'file.take': {
      actions: assign(({ context, event: { file, name, others } }) =>
        fileGiven(context, { file, name, others, sheet: undefined }),
      ),
    },
    'report.close': { actions: assign({ report: undefined, sheetProblem: undefined }) },
  },
  states: {
    idle: {
      always: {
        guard: 'hasFileWaiting',
        target: 'reading',
        actions: assign(({ context }) => nextFile(context)),
      },
      on: {
        'file.sheet': {
          guard: 'hasFile',
          target: 'reading',
          actions: assign(({ context, event }) => sheetChosen(context, event.index)),
        },
        'column.map': anotherReading,
        'headings.set': anotherReading,
        'hidden.take': anotherReading,
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
        onError: { target: 'idle', actions: assign(unavailable) },
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'lookUp',
        input: ({ context }) => wantedSkuCodes(context.sent, context.products),
        onDone: {
          target: 'checked',
          actions: assign(({ context, event }) => productsFound(context, event.output)),
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
          actions: assign(({ context, event }) => codesResolved(context, event.output)),
        },
        onError: {
          target: 'checked',
          actions: assign(({ context }) => codesResolved(context)),
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
          actions: [assign(({ context, event }) => linesAdded(context, event.output)), 'keep'],
        },
        onError: {
          target: 'idle',
          actions: assign(({ context }) => ({ report: reportOf(context, inDoubt(context)) })),
        },
      },
    },
  },
})
