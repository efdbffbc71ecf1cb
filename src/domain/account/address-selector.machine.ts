/**
 * Where the goods go: the address on show, the list to choose from, and the form for a new one (ADDR-03).
 * What a country asks is handed in; what was typed is never lost.
 */
import { either as E } from 'fp-ts'
import { assign, type SnapshotFrom, setup } from 'xstate'
import { actorSlot } from '../shared/actor-slot.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import {
  type AddressEntry,
  type AddressId,
  emptyAddressEntry,
  type PostalAddress,
  type SavedAddress,
} from './address.ts'
import { isBlank } from './address-form.ts'
import {
  type AddressToSave,
  type CountryRequirements,
  readAddress,
} from './address-requirements.ts'

/** The address in force, and the row of the address book it was copied from, where that is known. */
export interface ShownAddress {
  readonly address: PostalAddress
  readonly savedId: AddressId | undefined
}

export type AddressOutcome = E.Either<PortFailure, ShownAddress>

export interface AddressSelectorInput {
  readonly shown: ShownAddress | undefined
  readonly addresses: readonly SavedAddress[]
  readonly countries: readonly CountryRequirements[]
  /** As it was typed and kept; undefined when nothing was. */
  readonly entry: AddressEntry | undefined
}

interface AddressSelectorContext {
  readonly shown: ShownAddress | undefined
  readonly addresses: readonly SavedAddress[]
  readonly countries: readonly CountryRequirements[]
  readonly entry: AddressEntry
  readonly choice: AddressId | undefined
  /** Whether saving was tried; from then on problems are said. */
  readonly isChecked: boolean
  /** Whether the chosen address is no longer in the list; said once, in words. */
  readonly isChoiceGone: boolean
  /** Whether the list ought to be read again: a new address was saved, or a choice was refused. */
  readonly isListOutdated: boolean
  readonly failure: PortFailure | undefined
}

export type AddressSelectorEvent =
  | { readonly type: 'selection.change' }
  | { readonly type: 'selection.cancel' }
  | { readonly type: 'address.choose'; readonly id: AddressId }
  | { readonly type: 'address.enter' }
  | { readonly type: 'entry.changed'; readonly entry: AddressEntry }
  | { readonly type: 'entry.save' }
  /** The address in force was changed from elsewhere. */
  | { readonly type: 'address.replaced'; readonly shown: ShownAddress | undefined }
  | { readonly type: 'addresses.replaced'; readonly addresses: readonly SavedAddress[] }
  | { readonly type: 'failure.dismiss' }

/** The entry to be kept until it is saved; undefined when there is nothing left to keep. */
export interface KeptEntry {
  readonly entry: AddressEntry | undefined
}

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
  context: ({ input }) => startContext(input),
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
        input: ({ context }) => chosen(context),
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
    /** Something threw that had no right to. Looking at the list, or at the form, leads out. */
    broken: {
      on: { 'selection.change': 'choosing', 'address.enter': 'entering' },
    },
  },
})

export type AddressSelectorSnapshot = SnapshotFrom<typeof addressSelectorMachine>

function startContext(input: AddressSelectorInput): AddressSelectorContext {
  return {
    shown: input.shown,
    addresses: input.addresses,
    countries: input.countries,
    entry: input.entry ?? emptyAddressEntry,
    choice: undefined,
    isChecked: false,
    isChoiceGone: false,
    isListOutdated: false,
    failure: undefined,
  }
}

function withAddresses(
  { choice }: AddressSelectorContext,
  addresses: readonly SavedAddress[],
): Partial<AddressSelectorContext> {
  const isChoiceGone = choice !== undefined && !addresses.some(({ id }) => id === choice)
  return {
    addresses,
    isListOutdated: false,
    isChoiceGone,
    choice: isChoiceGone ? undefined : choice,
  }
}

/** A choice that the server does not know, or will not have, may have been deleted elsewhere. */
function mayBeGone({ kind }: PortFailure): boolean {
  return kind === 'not-found' || kind === 'refused'
}

function chosen({ choice }: AddressSelectorContext): AddressId {
  if (choice === undefined) throw new Error('An address is taken only when one is chosen.')
  return choice
}

function entered({ entry, countries }: AddressSelectorContext): AddressToSave {
  const address = readAddress(entry, countries)
  if (E.isLeft(address)) throw new Error('An address is saved only when nothing is wrong with it.')
  return address.right
}
