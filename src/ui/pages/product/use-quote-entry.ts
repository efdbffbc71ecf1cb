/** The entry of the quote dialog of one product and one customer, kept until it has been sent. */
import { useEffect, useState } from 'react'
import type { Account } from '../../../domain/account/account.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import type { AddedLine } from '../../../domain/pricing/price-flow.context.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { entryText, readEntryText, type TypedEntry } from './quote-entry.ts'

interface EntryOwner {
  readonly account: Account | undefined
  readonly sku: Sku
  /** The line that was added last: its entry is no unsent work any more. */
  readonly added: AddedLine | undefined
}

export function useQuoteEntry({ account, sku, added }: EntryOwner) {
  const { unsentWork } = useStorefront()
  const owner = account?.id
  const name = `add-to-quote:${sku.id}`
  const [typed, setTyped] = useState<TypedEntry>({})
  // What was kept belongs to a customer; another one at the counter has an entry of his own.
  useEffect(() => {
    setTyped(owner === undefined ? {} : readEntryText(unsentWork.read(owner, name)))
  }, [unsentWork, owner, name])
  useEffect(() => {
    if (owner === undefined || added === undefined) return
    unsentWork.forget(owner, name)
    setTyped({})
  }, [unsentWork, owner, name, added])
  const type = (change: TypedEntry) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (owner !== undefined) unsentWork.keep(owner, name, entryText(next))
  }
  return { typed, type }
}
