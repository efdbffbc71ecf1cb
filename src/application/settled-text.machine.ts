/**
 * A search text that takes effect after a pause in typing. Enter does not wait. What
 * comes from elsewhere, as from the address, takes effect at once and says nothing back.
 */
import { assign, emit, type SnapshotFrom, setup } from 'xstate'

interface SettledTextInput {
  readonly text: string
  /** Milliseconds without a key. */
  readonly delay: number
}

interface SettledTextContext extends SettledTextInput {
  /** The text in effect, without blanks around it. */
  readonly settled: string
}

type SettledTextEvent =
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'text.settle' }
  /** What is in effect has been changed elsewhere. */
  | { readonly type: 'text.replaced'; readonly text: string }

export const settledTextMachine = setup({
  types: {
    input: {} as SettledTextInput,
    context: {} as SettledTextContext,
    events: {} as SettledTextEvent,
    emitted: {} as { readonly type: 'text.settled'; readonly text: string },
  },
  delays: { settle: ({ context }) => context.delay },
  guards: {
    isOther: ({ context, event }) =>
      event.type === 'text.replaced' && event.text !== context.settled,
    isNewText: ({ context }) => context.text.trim() !== context.settled,
  },
  actions: {
    keepText: assign(({ context, event }) =>
      event.type === 'text.settle' ? { text: context.text } : { text: event.text },
    ),
    settle: assign(({ context }) => ({ settled: context.text.trim() })),
    tell: emit(({ context }) => ({ type: 'text.settled', text: context.settled }) as const),
  },
}).createMachine({
  id: 'settledText',
  context: ({ input }) => ({ ...input, settled: input.text }),
  initial: 'resting',
  on: {
    'text.typed': { target: '.typing', actions: 'keepText', reenter: true },
    'text.replaced': { guard: 'isOther', target: '.resting', actions: ['keepText', 'settle'] },
  },
  states: {
    resting: {},
    typing: {
      on: { 'text.settle': 'settling' },
      after: { settle: 'settling' },
    },
    settling: {
      always: [
        { guard: 'isNewText', target: 'resting', actions: ['settle', 'tell'] },
        { target: 'resting' },
      ],
    },
  },
})

/** What the field holds, as typed. */
export function fieldText(snapshot: SnapshotFrom<typeof settledTextMachine>): string {
  return snapshot.context.text
}
