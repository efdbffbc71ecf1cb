/** The billing address of a card: one of the address book, or a new one, which is saved before the card. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { useRef, useState } from 'react'
import type { Addresses } from '../../../application/account/addresses.ts'
import type { PortFailure } from '../../../application/failure.ts'
import {
  type AddressFormView,
  addressForm,
  withField,
} from '../../../domain/account/address-form.ts'
import {
  type CountryRequirements,
  type EntryField,
  readAddress,
} from '../../../domain/account/address-requirements.ts'
import {
  type AddressEntry,
  type AddressId,
  emptyAddressEntry,
  type SavedAddress,
} from '../../../domain/account/address.ts'
import { useUnsentAddress } from '../../parts/account/use-unsent-address.ts'
import { useSubmit } from '../../use-submit.ts'

interface BillingAddressUse {
  readonly addresses: Addresses
  readonly saved: readonly SavedAddress[]
  readonly countries: readonly CountryRequirements[]
  /** Names what is typed, so that it survives a reload. */
  readonly name: string
  /** It is the billing address from then on. */
  readonly onSaved: (id: AddressId) => void
}

export interface BillingAddress {
  /** The address book, with what this form has added to it. */
  readonly choices: readonly SavedAddress[]
  /** Whether a new one is being typed. */
  readonly isNew: boolean
  readonly startNew: (isNew: boolean) => void
  readonly form: AddressFormView
  readonly type: (field: EntryField, value: string) => void
  /** Counts the attempts to save it. */
  readonly attempt: number
  readonly isSaving: boolean
  readonly failure: PortFailure | undefined
  /** Whether this form has added an address: the region of the account may follow it. */
  readonly hasAdded: boolean
  /** Goes on with a new address once it is saved, or at once where there is none; not while one is incomplete. */
  readonly settle: (goOn: (id: AddressId | undefined) => void) => void
}

/** What is saved, and what follows it. */
interface Sent {
  readonly address: AddressEntry
  readonly goOn: (id: AddressId) => void
}

export function useBillingAddress(use: BillingAddressUse): BillingAddress {
  const { addresses, saved, countries, name, onSaved } = use
  const [entry, setEntry, forgetEntry] = useUnsentAddress(addresses, name, emptyAddressEntry)
  const [isNew, setNew] = useState(() => addresses.keptEntry(name) !== undefined)
  const [added, setAdded] = useState<readonly SavedAddress[]>([])
  const [attempt, setAttempt] = useState(0)
  const sent = useRef<Sent>(undefined)
  // Forgotten as soon as it is saved, also where the page has been left meanwhile: found there again, it would be added twice.
  const saving = useSubmit(
    F.flow(
      addresses.add,
      TE.tapIO(() => forgetEntry),
    ),
    {
      onDone: (id) => {
        // The next address is another intent.
        saving.dismissAnswer()
        if (!sent.current) return
        const { address, goOn } = sent.current
        const { nickname, ...postal } = address
        setAdded([
          ...added,
          { id, nickname, address: postal, isPrimary: false, isForBilling: false },
        ])
        onSaved(id)
        setNew(false)
        setAttempt(0)
        setEntry(emptyAddressEntry)
        forgetEntry()
        goOn(id)
      },
    },
  )
  const isSaving = saving.isSending || saving.stage === 'done'
  const known = new Set(saved.map(({ id }) => id))
  return {
    choices: [...saved, ...added.filter(({ id }) => !known.has(id))],
    isNew,
    startNew: (wanted) => {
      saving.dismissFailure()
      setNew(wanted)
    },
    form: addressForm(entry, countries, attempt > 0),
    type: (field, value) => setEntry(withField(entry, field, value)),
    attempt,
    isSaving,
    failure: saving.failure,
    hasAdded: added.length > 0,
    settle: (goOn) => {
      if (isSaving) return
      if (!isNew) {
        goOn(undefined)
        return
      }
      setAttempt(attempt + 1)
      const address = readAddress(entry, countries)
      if (E.isLeft(address)) return
      sent.current = { address: address.right, goOn }
      saving.send(address.right)
    },
  }
}
