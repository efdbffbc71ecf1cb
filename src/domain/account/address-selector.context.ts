/** What the address selector knows, what it is told, and how answers change what it knows. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../shared/port-failure.ts'
import {
  type AddressEntry,
  type AddressId,
  emptyAddressEntry,
  type PostalAddress,
  type SavedAddress,
} from './address.ts'
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

export interface AddressSelectorContext {
  readonly shown: ShownAddress | undefined
  readonly addresses: readonly SavedAddress[]
  readonly countries: readonly CountryRequirements[]
  readonly entry: AddressEntry
  readonly choice: AddressId | undefined
  /** Whether saving was tried; problems are shown from then on. */
  readonly isChecked: boolean
  /** Whether the chosen address is no longer in the list; reported once. */
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

/** The context of a selector that has just been opened. */
export function initialAddressSelector(input: AddressSelectorInput): AddressSelectorContext {
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

/** A newer address book takes the place of the old one; a choice that is not in it is cleared. */
export function withAddresses(
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
export function mayBeGone({ kind }: PortFailure): boolean {
  return kind === 'not-found' || kind === 'refused'
}

/** The input of the choice. */
export function chosenAddress({ choice }: AddressSelectorContext): AddressId {
  if (choice === undefined) throw new Error('An address is taken only when one is chosen.')
  return choice
}

/** The input of the saving. */
export function entered({ entry, countries }: AddressSelectorContext): AddressToSave {
  const address = readAddress(entry, countries)
  if (E.isLeft(address)) throw new Error('An address is saved only when nothing is wrong with it.')
  return address.right
}
