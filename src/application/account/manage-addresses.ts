/** Changes to the address book, each made sure of: one intent is at most one commit (faults, section 5). */
import { function as F, taskEither as TE } from 'fp-ts'
import type { AddressEntry, AddressId, SavedAddress } from '../../domain/account/address.ts'
import { confirmWrite, type Verdict } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import type { AddressBook } from '../ports/address-book.ts'

/** The id of the new row. The rows are read first, so that an answer that got lost can be made up for. */
export function addAddress(
  book: AddressBook,
  entry: AddressEntry,
): TE.TaskEither<PortFailure, AddressId> {
  return F.pipe(
    book.addresses(),
    TE.flatMap((before) =>
      confirmWrite({
        write: book.add(entry),
        read: book.addresses(),
        judge: (after) => newRow(before, after, entry),
      }),
    ),
  )
}

/** An address of the book, and what it is to read from now on. */
export interface AddressChange {
  readonly id: AddressId
  readonly entry: AddressEntry
}

/** The row of that id reads as the entry does. */
export function changeAddress(
  book: AddressBook,
  { id, entry }: AddressChange,
): TE.TaskEither<PortFailure, void> {
  return confirmWrite({
    write: book.change(id, entry),
    read: book.addresses(),
    judge: (after) =>
      whether(
        after.some(
          (row) =>
            row.id === id &&
            row.nickname === entry.nickname.trim() &&
            row.address.streetAddress === entry.streetAddress.trim() &&
            row.address.postalCode === entry.postalCode.trim() &&
            row.address.city === entry.city.trim() &&
            row.address.name === entry.name.trim(),
        ),
      ),
  })
}

/** The row of that id becomes the primary one. */
export function makeAddressPrimary(
  book: AddressBook,
  id: AddressId,
): TE.TaskEither<PortFailure, void> {
  return confirmWrite({
    write: book.makePrimary(id),
    read: book.addresses(),
    judge: (after) => whether(after.some((row) => row.id === id && row.isPrimary)),
  })
}

/** Bills go to the address of that row. */
export function markForBilling(book: AddressBook, id: AddressId): TE.TaskEither<PortFailure, void> {
  return confirmWrite({
    write: book.makeForBilling(id),
    read: book.addresses(),
    judge: (after) => whether(after.some((row) => row.id === id && row.isForBilling)),
  })
}

/** Takes a row out; one that is not there any more is out. */
export function removeAddress(book: AddressBook, id: AddressId): TE.TaskEither<PortFailure, void> {
  return confirmWrite({
    write: F.pipe(
      book.remove(id),
      TE.orElse((failure) =>
        failure.kind === 'not-found' ? TE.right<PortFailure, void>(undefined) : TE.left(failure),
      ),
    ),
    read: book.addresses(),
    judge: (after) => whether(after.every((row) => row.id !== id)),
  })
}

function whether(isDone: boolean): Verdict<void> {
  return isDone ? { kind: 'done', answer: undefined } : { kind: 'not-done' }
}

/** The row of that nickname and street that was not there before. Two of them cannot be told apart. */
function newRow(
  before: readonly SavedAddress[],
  after: readonly SavedAddress[],
  entry: AddressEntry,
): Verdict<AddressId> {
  const known = new Set(before.map(({ id }) => id))
  const [found, ...more] = after.filter(
    ({ id, nickname, address }) =>
      !known.has(id) &&
      nickname === entry.nickname.trim() &&
      address.streetAddress === entry.streetAddress.trim(),
  )
  if (!found) return { kind: 'not-done' }
  return more.length === 0 ? { kind: 'done', answer: found.id } : { kind: 'unclear' }
}
