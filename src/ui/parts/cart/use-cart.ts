/** The cart of the shop for the view: fetched when it is first wanted. */
import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { type PortFailure, whyUnfetched } from '../../../application/failure.ts'
import type { CartActor } from '../../../application/cart/cart.machine.ts'
import type { CartPlace } from '../../../application/cart/cart-place.ts'
import type { CartPlaceView, CartView } from '../../../application/cart/cart.view.ts'
import { isSamePlaceView, placeView, resourceView } from '../../../application/write-queue.view.ts'
import type { CartWrite } from '../../../domain/cart/cart-write.ts'
import { useServices } from '../../storefront-context.tsx'

export interface LazyCart {
  readonly actor: CartActor | undefined
  /** Why the code of the cart could not be fetched, where that has failed. */
  readonly failure: PortFailure | undefined
  /** The cart, fetched where it is not there yet; undefined where that has failed. */
  readonly fetch: () => Promise<CartActor | undefined>
}

export function useLazyCart(): LazyCart {
  const { carts } = useServices()
  const [actor, setActor] = useState(() => carts.loaded()?.cart)
  const [failure, setFailure] = useState<PortFailure>()
  const fetch = useCallback(async () => {
    setFailure(undefined)
    try {
      const { cart: fetched } = await carts()
      setActor(fetched)
      return fetched
    } catch (reason) {
      setFailure(whyUnfetched(reason))
      return undefined
    }
  }, [carts])
  return { actor, failure, fetch }
}

const loading: CartView = { kind: 'loading' }
const quiet = { kind: 'quiet' } as const

/** What the cart holds, for those who have fetched it. */
export function useCartView(actor: CartActor | undefined): CartView {
  return useSelector(actor, (snapshot) => (snapshot ? resourceView(snapshot) : loading), isSameView)
}

function isSameView(one: CartView, other: CartView): boolean {
  if (one.kind === 'shown' && other.kind === 'shown') {
    return one.resource === other.resource && one.failure === other.failure
  }
  return one.kind === other.kind
}

/** Those of some places at which something is being written. */
export function useBusyCartPlaces(
  { actor }: LazyCart,
  places: readonly CartPlace[],
): ReadonlySet<CartPlace> {
  return useSelector(
    actor,
    (snapshot) =>
      new Set(snapshot ? places.filter((place) => placeView(snapshot, place).kind === 'busy') : []),
    isSameSet,
  )
}

function isSameSet<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each))
}

export interface CartPlaceWrites {
  readonly view: CartPlaceView
  readonly write: (write: CartWrite) => void
  readonly forget: () => void
}

/** What was asked for at one place, and how it goes on. */
export function useCartPlace(
  { actor, failure, fetch }: LazyCart,
  place: CartPlace,
): CartPlaceWrites {
  const [fetchingFor, setFetchingFor] = useState<CartWrite>()
  const view = useSelector(
    actor,
    (snapshot) => (snapshot ? placeView(snapshot, place) : quiet),
    isSamePlaceView,
  )
  const write = (wanted: CartWrite) => {
    const begin = async () => {
      setFetchingFor(wanted)
      const fetched = actor ?? (await fetch())
      setFetchingFor(undefined)
      fetched?.send({ type: 'write', place, write: wanted })
    }
    void begin()
  }
  const settled: CartPlaceView = failure && actor === undefined ? { kind: 'missed', failure } : view
  return {
    view: fetchingFor ? { kind: 'busy', write: fetchingFor } : settled,
    write,
    forget: () => actor?.send({ type: 'outcome.forget', place }),
  }
}
