/**
 * The form of the vault as the shop sees it: whether it is there, how tall it is, and a token for what was typed. The
 * shop never sees what that is. A form that does not come or does not answer says so, and can be loaded again.
 */
import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { VaultCard, VaultEvent } from '../ports/payment-vault.ts'
import { framePatience } from './frame-patience.ts'

export type CardEntryProblem =
  /** What was typed is not whole; the form says what is missing. */
  | 'refused'
  /** The vault could not make a token. */
  | 'failed'
  /** The form has not answered. */
  | 'silent'

interface CardEntryContext {
  readonly height: number | undefined
  readonly problem: CardEntryProblem | undefined
  /** Each is another frame. */
  readonly round: number
}

export type CardEntryEvent =
  | { readonly type: 'vault.said'; readonly said: VaultEvent }
  | { readonly type: 'entry.submit' }
  | { readonly type: 'entry.reload' }

interface CardToken {
  readonly type: 'card.token'
  readonly card: VaultCard
}

const afresh = { height: undefined, problem: undefined } as const

export const cardEntryMachine = setup({
  types: {
    context: {} as CardEntryContext,
    events: {} as CardEntryEvent,
    emitted: {} as CardToken,
  },
  delays: { patience: framePatience },
  guards: {
    isReady: ({ event }) => says(event) === 'ready',
    isToken: ({ event }) => says(event) === 'token',
    isRefused: ({ event }) => says(event) === 'refused',
    isFailed: ({ event }) => says(event) === 'failed',
  },
  actions: {
    takeHeight: assign(({ event }) =>
      event.type === 'vault.said' && event.said.kind === 'height'
        ? { height: event.said.pixels }
        : {},
    ),
  },
}).createMachine({
  id: 'cardEntry',
  context: { ...afresh, round: 0 },
  initial: 'opening',
  on: {
    'vault.said': { actions: 'takeHeight' },
    'entry.reload': {
      target: '.opening',
      actions: assign(({ context }) => ({ ...afresh, round: context.round + 1 })),
    },
  },
  states: {
    opening: {
      after: { patience: 'blocked' },
      on: { 'vault.said': [{ guard: 'isReady', target: 'ready' }, { actions: 'takeHeight' }] },
    },
    /** It may still come: then it is there. */
    blocked: { on: { 'vault.said': { guard: 'isReady', target: 'ready' } } },
    ready: {
      on: {
        'entry.submit': { target: 'submitting', actions: assign({ problem: undefined }) },
        // The frame has loaded another time by itself.
        'vault.said': { actions: 'takeHeight' },
      },
    },
    submitting: {
      after: { patience: { target: 'ready', actions: assign({ problem: 'silent' }) } },
      on: {
        'vault.said': [
          {
            guard: 'isToken',
            target: 'ready',
            actions: emit(({ event }) => tokenIn(event)),
          },
          { guard: 'isRefused', target: 'ready', actions: assign({ problem: 'refused' }) },
          { guard: 'isFailed', target: 'ready', actions: assign({ problem: 'failed' }) },
          { actions: 'takeHeight' },
        ],
      },
    },
  },
})

export type CardEntrySnapshot = SnapshotFrom<typeof cardEntryMachine>

export interface CardEntryView {
  readonly stage: 'opening' | 'blocked' | 'ready' | 'submitting'
  readonly height: number | undefined
  readonly problem: CardEntryProblem | undefined
  readonly round: number
}

/** How far the vault’s form has come, and what it has said. */
export function cardEntryView(snapshot: CardEntrySnapshot): CardEntryView {
  return { stage: snapshot.value, ...snapshot.context }
}

function tokenIn(event: CardEntryEvent): CardToken {
  if (event.type !== 'vault.said' || event.said.kind !== 'token')
    throw new Error('Only a token is handed on.')
  return { type: 'card.token', card: event.said.card }
}

function says(event: CardEntryEvent): VaultEvent['kind'] | undefined {
  return event.type === 'vault.said' ? event.said.kind : undefined
}
