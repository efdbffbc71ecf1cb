/** The entry of the quote dialog of one product and one customer, kept until its line has been added. */
import { useEffect, useState } from 'react'
import type { Account } from '../../../domain/account/account.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import { useStorefront } from '../../storefront-context.tsx'
import type { PriceFlowActor } from './price-flow-actor.ts'
import { entryText, readEntryText, type TypedEntry } from './quote-entry.ts'

interface EntryOf {
  readonly flow: PriceFlowActor
  readonly sku: Sku
  /** The page is mounted again when it changes. */
  readonly account: Account | undefined
}

export function useQuoteEntry({ flow, account, sku }: EntryOf) {
  const { unsentWork } = useStorefront()
  const owner = account?.id
  const name = `add-to-quote:${sku.id}`
  const [typed, setTyped] = useState(() =>
    owner === undefined ? {} : readEntryText(unsentWork.read(owner, name)),
  )
  // The chart lives outside React; its event that the line was added ends the entry.
  useEffect(() => {
    const listening = flow.subscribe((snapshot) => {
      if (!snapshot.matches({ priced: 'added' })) return
      if (owner !== undefined) unsentWork.forget(owner, name)
      setTyped({})
    })
    return () => listening.unsubscribe()
  }, [flow, unsentWork, owner, name])
  const type = (change: TypedEntry) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (owner !== undefined) unsentWork.keep(owner, name, entryText(next))
  }
  return { typed, type }
}
