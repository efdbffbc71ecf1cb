import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  keepAddressEntry,
  keptAddressEntry,
} from '../../../../src/application/account/kept-address.ts'
import {
  addAddress,
  makeAddressPrimary,
  markForBilling,
  removeAddress,
} from '../../../../src/application/account/manage-addresses.ts'
import type { PortFailure } from '../../../../src/application/failure.ts'
import { emptyAddressEntry } from '../../../../src/domain/account/address.ts'
import { anAccount } from '../../../builders/an-account.ts'
import { addressId, anAddressEntry } from '../../../builders/an-address.ts'
import { fakeAddressBook } from '../../../fakes/address-book.fake.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'

const unconfirmed: PortFailure = { kind: 'unconfirmed' }
const notDone = E.left({ kind: 'not-saved' })
const works = addressId('address-works')
const entry = anAddressEntry()

function anAddressBook() {
  const shop = fakeShop()
  return { calls: shop.calls, book: fakeAddressBook(shop.visit(anAccount().email)) }
}

describe('a new address', () => {
  it('is added once', async () => {
    const { book, calls } = anAddressBook()
    expect(E.isRight(await addAddress(book, entry)())).toBe(true)
    expect(calls.journal).toEqual(['addressBook.add'])
  })

  it('is found when its answer got lost', async () => {
    const { book, calls } = anAddressBook()
    calls.failNext('addressBook.add', unconfirmed, 'after-commit')
    const added = await addAddress(book, entry)()
    const rows = await book.addresses()()
    expect(added).toEqual(E.map((all: readonly { id: string }[]) => all.at(-1)?.id)(rows))
    expect(calls.journal).toEqual(['addressBook.add'])
  })

  it('may be tried again when it surely was not added', async () => {
    const { book, calls } = anAddressBook()
    calls.failNext('addressBook.add', unconfirmed)
    expect(await addAddress(book, entry)()).toEqual(notDone)
  })
})

/** A write to an address that is there: an answer that got lost says nothing, the address book does. */
function isLookedUp(
  call: 'makePrimary' | 'makeForBilling' | 'remove',
  write: typeof removeAddress,
): void {
  it.each(['after-commit', 'instead'] as const)(
    'is looked up when the answer got lost: %s',
    async (when) => {
      const { book, calls } = anAddressBook()
      const added = await addAddress(book, entry)()
      if (E.isLeft(added)) throw new Error('The address was not added.')
      calls.failNext(`addressBook.${call}`, unconfirmed, when)
      const outcome = await write(book, added.right)()
      expect(outcome).toEqual(when === 'instead' ? notDone : E.right(undefined))
    },
  )
}

describe('the primary address', () => {
  isLookedUp('makePrimary', makeAddressPrimary)
})

describe('the address for bills', () => {
  isLookedUp('makeForBilling', markForBilling)
})

describe('removing an address', () => {
  it('is done when it is not there any more', async () => {
    const { book, calls } = anAddressBook()
    calls.failNext('addressBook.remove', { kind: 'not-found' })
    expect(await removeAddress(book, works)()).toEqual(E.right(undefined))
  })

  isLookedUp('remove', removeAddress)
})

describe('an entry that was not saved', () => {
  const storage = { unsentWork: memoryUnsentWork(), owner: 'account-us', name: 'address' }

  it('is kept until it is', () => {
    keepAddressEntry(storage, entry)
    expect(keptAddressEntry(storage)).toEqual(entry)
    keepAddressEntry(storage, undefined)
    expect(keptAddressEntry(storage)).toBeUndefined()
  })

  it.each(['{', '7', 'null'])('is forgotten rather than misread: %s', (text) => {
    storage.unsentWork.keep(storage.owner, storage.name, text)
    expect(keptAddressEntry(storage)).toBeUndefined()
  })

  it('is read field by field', () => {
    storage.unsentWork.keep(storage.owner, storage.name, '{"city":"Duluth","name":7,"other":"x"}')
    expect(keptAddressEntry(storage)).toEqual({ ...emptyAddressEntry, city: 'Duluth' })
  })
})
