/** News of the cart, remembered with the unsent work of its owner and shared with the other tabs. */
import { type CartCount, visitorOwner } from '../ports/cart-count.ts'
import type { TabChannel } from '../ports/tab-channel.ts'
import type { UnsentTexts } from '../ports/unsent-work.ts'

const name = 'cart-pieces'
const scheduledName = 'scheduled-items'

/** The port over what the browser keeps, and what other tabs tell; forgotten when its owner signs out. */
export function cartCount(unsentWork: UnsentTexts, tabs: TabChannel): CartCount {
  const listeners = new Set<() => void>()
  const say = () => listeners.forEach((listener) => listener())
  const keep = (owner: string, pieces: number) => {
    unsentWork.keep(owner, name, String(pieces))
    say()
  }
  tabs.listen((message) => {
    if (message.kind === 'cart-changed') keep(message.owner, message.pieces)
  })
  const counted = (owner: string, kind: string) => {
    const kept = unsentWork.read(owner, kind)
    return kept !== undefined && /^[0-9]{1,9}$/.test(kept) ? Number(kept) : undefined
  }
  return {
    pieces: (owner) => counted(owner, name),
    update: keep,
    scheduled: (owner) => counted(owner, scheduledName),
    updateScheduled: (owner, items) => {
      unsentWork.keep(owner, scheduledName, String(items))
      say()
    },
    announce: (owner, pieces) => {
      keep(owner, pieces)
      tabs.send({ kind: 'cart-changed', owner, pieces })
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whose cart is shown: a customer's, or the visitor's. */
export function cartOwner(accountId: string | undefined): string {
  return accountId ?? visitorOwner
}
