/** Makes a saved cart the cart, one at a time, and leads to the cart, which says what came of it. */
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SavedCarts } from '../../../application/cart/saved-carts.ts'
import type { PortFailure } from '../../../application/failure.ts'
import { freeCartName, type SavedCart, type SavedCartId } from '../../../domain/cart/saved-cart.ts'
import { useSuggestedCartName } from '../../parts/cart/use-suggested-cart-name.ts'
import { useSubmit } from '../../use-submit.ts'

export interface TakeUp {
  readonly isBusy: (id: SavedCartId) => boolean
  readonly failure: PortFailure | undefined
  readonly press: (saved: SavedCart) => void
  /** The failure has been read. */
  readonly close: () => void
}

export function useTakeUp({ takeUp }: SavedCarts, all: readonly SavedCart[]): TakeUp {
  const navigate = useNavigate()
  const suggested = useSuggestedCartName()
  const [wanted, setWanted] = useState<SavedCart>()
  const { stage, failure, send, dismissFailure } = useSubmit(takeUp, {
    onDone: ({ leftAs, changes }) => {
      if (!wanted) return
      const { name } = wanted
      void navigate({ to: '/shopping-cart', state: { takenUp: { name, leftAs, changes } } })
    },
  })
  const isUnderWay = stage === 'sending' || stage === 'done'
  return {
    isBusy: (id) => isUnderWay && wanted?.id === id,
    failure,
    press: (saved) => {
      if (isUnderWay) return
      setWanted(saved)
      const others = all.filter(({ id }) => id !== saved.id)
      send({ saved, leftAs: freeCartName(suggested, others) })
    },
    close: dismissFailure,
  }
}
