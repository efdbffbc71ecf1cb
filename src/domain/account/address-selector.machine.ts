/**
 * Where the goods go: the address on show, the list to choose from, and the form for a new one (ADDR-03).
 * What a country asks is handed in; what was typed is never lost.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import { actorSlot } from '../shared/actor-slot.ts'
import { type AddressId, emptyAddressEntry } from './address.ts'
import { isBlank } from './address-form.ts'
import { type AddressToSave, readAddress } from './address-requirements.ts'
import {
  type AddressOutcome,
  type AddressSelectorContext,
  type AddressSelectorEvent,
  type AddressSelectorInput,
  chosenAddress,
  entered,
  type KeptEntry,
  mayBeGone,
  initialAddressSelector,
  withAddresses,
} from './address-selector.context.ts'

export type { AddressSelectorEvent } from './address-selector.context.ts'

export const addressSelectorMachine = setup({
  types: {
    input: {} as AddressSelectorInput,
    context: {} as AddressSelectorContext,
    events: {} as AddressSelectorEvent,
    tags: {} as 'busy',
  },
  actors: {
    chooseSaved: actorSlot<AddressOutcome, AddressId>('chooseSaved'),
    saveNew: actorSlot<AddressOutcome, AddressToSave>('saveNew'),
  },
  guards: {
    hasEntry: ({ context }) => !isBlank(context.entry),
    hasShown: ({ context }) => context.shown !== undefined,
    hasAddresses: ({ context }) => context.addresses.length > 0,
    isKnown: ({ context, event }) =>
      event.type === 'address.choose' && context.addresses.some(({ id }) => id === event.id),
    isEntryRight: ({ context }) => E.isRight(readAddress(context.entry, context.countries)),
  },
  actions: {
    keepEntry: (_scope, _kept: KeptEntry): void => {
      throw new Error('The effect "keepEntry" has not been provided.')
    },
    changeEntry: assign(({ event }) =>
      event.type === 'entry.changed' ? { entry: event.entry } : {},
    ),
    choose: assign(({ event }) =>
      event.type === 'address.choose' ? { choice: event.id, isChoiceGone: false } : {},
    ),
    replaceShown: assign(({ event }) =>
      event.type === 'address.replaced' ? { shown: event.shown } : {},
    ),
    replaceAddresses: assign(({ context, event }) =>
      event.type === 'addresses.replaced' ? withAddresses(context, event.addresses) : {},
    ),
    forgetFailure: assign({ failure: undefined }),
    noteFailure: assign((_scope, outcome: AddressOutcome) =>
      E.isLeft(outcome) ? { failure: outcome.left, isListOutdated: mayBeGone(outcome.left) } : {},
    ),
    showOutcome: assign((_scope, outcome: AddressOutcome) =>
      E.isRight(outcome) ? { shown: outcome.right, choice: undefined, failure: undefined } : {},
    ),
    clearEntry: assign({ entry: emptyAddressEntry, isChecked: false, isListOutdated: true }),
  },
}).createMachine({
  id: 'addressSelector',
  context: ({ input }) => initialAddressSelector(input),
  initial: 'arriving',
  on: {
    'address.replaced': { actions: 'replaceShown' },
    'addresses.replaced': { actions: 'replaceAddresses' },
    'failure.dismiss': { actions: 'forgetFailure' },
  },
  states: {
    arriving: {
      always: [{ guard: 'hasEntry', target: 'entering' }, { target: 'resting' }],
    },
    /** The best thing to show while nothing is being done: the address, else the list, else the form. */
    resting: {
      always: [
        { guard: 'hasShown', target: 'shown' },
        { guard: 'hasAddresses', target: 'choosing' },
        { target: 'entering' },
      ],
    },
    shown: {
      on: { 'selection.change': 'choosing', 'address.enter': 'entering' },
    },
    choosing: {
      on: {
        'address.choose': { guard: 'isKnown', target: 'choosingSaved', actions: 'choose' },
        'address.enter': { target: 'entering', actions: 'forgetFailure' },
        'selection.cancel': { guard: 'hasShown', target: 'shown', actions: 'forgetFailure' },
      },
    },
    entering: {
      on: {
        'entry.changed': {
          actions: [
            'changeEntry',
            { type: 'keepEntry', params: ({ context }) => ({ entry: context.entry }) },
          ],
        },
        'entry.save': [
          { guard: 'isEntryRight', target: 'savingNew' },
          { actions: assign({ isChecked: true }) },
        ],
        // Leaving the form keeps what was typed for the next time.
        'selection.cancel': { target: 'resting', actions: 'forgetFailure' },
        'selection.change': { target: 'choosing', actions: 'forgetFailure' },
      },
    },
    choosingSaved: {
      tags: 'busy',
      entry: 'forgetFailure',
      // Address A, then B: B is chosen last and wins.
      on: {
        'address.choose': {
          guard: 'isKnown',
          target: 'choosingSaved',
          reenter: true,
          actions: 'choose',
        },
      },
      invoke: {
        src: 'chooseSaved',
        input: ({ context }) => chosenAddress(context),
        onDone: [
          {
            guard: ({ event }) => E.isRight(event.output),
            target: 'shown',
            actions: { type: 'showOutcome', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
        ],
        onError: 'broken',
      },
    },
    savingNew: {
      tags: 'busy',
      entry: ['forgetFailure', assign({ isChecked: false })],
      invoke: {
        src: 'saveNew',
        input: ({ context }) => entered(context),
        onDone: [
          {
            guard: ({ event }) => E.isRight(event.output),
            target: 'shown',
            actions: [
              { type: 'showOutcome', params: ({ event }) => event.output },
              'clearEntry',
              { type: 'keepEntry', params: { entry: undefined } },
            ],
          },
          {
            target: 'entering',
            actions: { type: 'noteFailure', params: ({ event }) => event.output },
          },
        ],
        onError: 'broken',
      },
    },
    /** An effect threw unexpectedly. Opening the list or the form recovers. */
    broken: {
      on: { 'selection.change': 'choosing', 'address.enter': 'entering' },
    },
  },
})

export type AddressSelectorSnapshot = SnapshotFrom<typeof addressSelectorMachine>
