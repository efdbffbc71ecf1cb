/**
 * *Place order* and everything after the press (CART-08, CART-09, CART-16, CART-17). It finds out by itself where the
 * placement of the cart stands, so it can be shown again after a reload, and in any number of tabs.
 */
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PlacementEvent } from '../../../application/checkout/placement.machine.ts'
import {
  isUnderWay,
  placementView,
  type PlacementScreen,
} from '../../../application/checkout/placement.view.ts'
import type { Placements } from '../../../application/checkout/placements.ts'
import { cartId } from '../../../domain/payment/placement.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { PlacementScreens } from './PlacementScreens.tsx'
import type { PlacementPieceProps } from './placement-props.ts'

export type PlacedScreen = Extract<PlacementScreen, { readonly kind: 'placed' }>

interface PlaceOrderProps extends Omit<PlacementPieceProps, 'view' | 'send'> {
  readonly placements: Placements
  readonly cartId: string
  /** The customer comes back from the page of a bank. */
  readonly isReturning?: boolean | undefined
  /** What a press waits for; nothing is placed where it answers no. */
  readonly beforePress?: (() => Promise<boolean>) | undefined
  /** The order is placed: leads on to its confirmation. */
  readonly onPlaced: (placed: PlacedScreen) => void
  /** The shop has changed since the review: what is shown around is to be read again. */
  readonly onChanged?: (() => void) | undefined
  /** Whether a payment is under way: until it has ended, nothing of the order can be changed. */
  readonly onUnderWay?: ((isUnderWay: boolean) => void) | undefined
  /** Who comes back finds that nothing has begun. */
  readonly onNothingBegun?: (() => void) | undefined
}

export function PlaceOrder(props: PlaceOrderProps) {
  return <OnePlacement key={props.cartId} {...props} />
}

function OnePlacement({ cartId: id, isReturning = false, ...props }: PlaceOrderProps) {
  const { placements, beforePress, onPlaced, onChanged, onUnderWay, onNothingBegun } = props
  const { onOtherPayment } = props
  const [{ machine, input }] = useState(() => placements.open({ cartId: cartId(id), isReturning }))
  const [snapshot, send] = useMachine(machine, { input })
  const [isCanceling, setCanceling] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const { notify } = useStorefront()
  const view = placementView(snapshot)
  const { kind } = view.screen
  const tell = useEffectEvent(() => {
    onUnderWay?.(isUnderWay(view.screen))
    if (view.screen.kind === 'placed') onPlaced(view.screen)
    if (view.screen.kind === 'changed') onChanged?.()
    if (isReturning && view.screen.kind === 'open') onNothingBegun?.()
    if (isCanceling && view.screen.kind === 'canceled') {
      notify({ tone: 'info', key: 'payment:nothingCharged' })
      onOtherPayment()
    }
  })
  // What follows is outside of this part: the router, or the checkout around it.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- told once for each screen
  useEffect(() => tell(), [kind])
  // Out of a challenge one comes back to the choice of a payment.
  const say = (event: PlacementEvent) => {
    setCanceling(event.type === 'placement.cancel')
    if (event.type !== 'order.place' || beforePress === undefined) send(event)
    else if (!isWaiting) void placeAfter(beforePress, event)
  }
  const placeAfter = async (isFree: () => Promise<boolean>, press: PlacementEvent) => {
    setWaiting(true)
    try {
      if (await isFree()) send(press)
    } finally {
      setWaiting(false)
    }
  }
  const place = useKeptFocus<HTMLDivElement>(kind)
  return (
    <div ref={place}>
      <PlacementScreens {...props} view={isWaiting ? { ...view, isBusy: true } : view} send={say} />
    </div>
  )
}
