/** What the address selector shows. Components never read the chart's context. */
import type { PortFailure } from '../shared/port-failure.ts'
import { type AddressEntry, primaryFirst, type SavedAddress } from './address.ts'
import { type AddressFormView, addressForm, isBlank } from './address-form.ts'
import type { ShownAddress } from './address-selector.context.ts'
import type { AddressSelectorSnapshot } from './address-selector.machine.ts'

export interface AddressOption {
  readonly saved: SavedAddress
  /** The one that is being taken, else the one in force. */
  readonly isChosen: boolean
}

export interface AddressSelectorView {
  /** While something is being saved, the state it was asked for in (ADDR-03). */
  readonly stage: 'shown' | 'choosing' | 'entering' | 'broken'
  readonly isBusy: boolean
  readonly shown: ShownAddress | undefined
  readonly options: readonly AddressOption[]
  readonly entry: AddressEntry
  readonly form: AddressFormView
  /** Whether there is an address to go back to. */
  readonly canCancel: boolean
  /** Whether another address than the one in force is being chosen or typed, and nothing is being saved. */
  readonly isOpen: boolean
  readonly isChoiceGone: boolean
  /** Whether the page ought to read the address book again, and answer with `addresses.replaced`. */
  readonly isListOutdated: boolean
  readonly failure: PortFailure | undefined
}

/** The address in force, those to choose from, the form, and what may be done now. */
export function addressSelectorView(snapshot: AddressSelectorSnapshot): AddressSelectorView {
  const { context } = snapshot
  const { shown, addresses, countries, choice, entry, isChecked } = context
  const chosenId = choice ?? shown?.savedId
  const isEntering = snapshot.matches('entering') || snapshot.matches('savingNew')
  return {
    stage: stageOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    shown,
    options: primaryFirst(addresses).map((saved) => ({ saved, isChosen: saved.id === chosenId })),
    entry,
    form: addressForm(entry, countries, isChecked),
    canCancel: shown !== undefined || (isEntering && addresses.length > 0),
    isOpen:
      !snapshot.hasTag('busy') &&
      (isEntering ? isWanted(entry, shown) : stageOf(snapshot) !== 'shown'),
    isChoiceGone: context.isChoiceGone,
    isListOutdated: context.isListOutdated,
    failure: context.failure,
  }
}

/** A form counts once something is typed into it, or when it hides the address in force. */
function isWanted(entry: AddressEntry, shown: ShownAddress | undefined): boolean {
  return shown !== undefined || !isBlank(entry)
}

function stageOf(snapshot: AddressSelectorSnapshot): AddressSelectorView['stage'] {
  if (snapshot.matches('broken')) return 'broken'
  if (snapshot.matches('choosing') || snapshot.matches('choosingSaved')) return 'choosing'
  if (snapshot.matches('entering') || snapshot.matches('savingNew')) return 'entering'
  return 'shown'
}
