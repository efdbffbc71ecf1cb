/** One scheduled delivery for the view: its chart, and how what is asked for at a place goes on. */
import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Deliveries } from '../../../application/delivery/deliveries.ts'
import { isSamePlaceView } from '../../../application/write-queue.view.ts'
import type { DeliveryChange, DeliveryPlace } from '../../../domain/delivery/delivery-change.ts'
import type { deliveryLifeMachine } from '../../../domain/delivery/delivery-life.machine.ts'
import {
  changeView,
  type DeliveryLifeView,
  deliveryLifeView,
} from '../../../domain/delivery/delivery-life.view.ts'
import type {
  DeliveryOptions,
  ScheduledDelivery,
} from '../../../domain/delivery/scheduled-delivery.ts'
import type { PlaceView } from '../../../domain/shared/placed-writes.ts'

type DeliveryActor = ActorRefFrom<typeof deliveryLifeMachine>

export interface OpenDelivery {
  readonly deliveries: Deliveries
  readonly options: DeliveryOptions
  readonly actor: DeliveryActor
  readonly view: DeliveryLifeView
}

const OpenDeliveryContext = createContext<OpenDelivery | undefined>(undefined)

export const DeliveryProvider = OpenDeliveryContext.Provider

/** The delivery that the page around has opened. */
export function useOpenDelivery(): OpenDelivery {
  const open = useContext(OpenDeliveryContext)
  if (!open) throw new Error('This part needs a page of a delivery around it.')
  return open
}

/** Starts the chart of a delivery that was read; it reads again what other tabs change, and what may have come due meanwhile. */
export function useDelivery(
  deliveries: Deliveries,
  options: DeliveryOptions,
  delivery: ScheduledDelivery,
): OpenDelivery {
  const actor = useActorRef(deliveries.life, { input: { delivery } })
  const view = useSelector(actor, deliveryLifeView, isSameView)
  const refresh = useEffectEvent(() => actor.send({ type: 'delivery.refresh' }))
  const { id } = delivery
  // Other tabs, and the return to this one, are outside of React.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    document.addEventListener('visibilitychange', look)
    const end = deliveries.onChangedElsewhere(id, () => refresh())
    return () => {
      document.removeEventListener('visibilitychange', look)
      end()
    }
  }, [deliveries, id])
  return { deliveries, options, actor, view }
}

function isSameView(one: DeliveryLifeView, other: DeliveryLifeView): boolean {
  return (
    one.delivery === other.delivery &&
    one.isBusy === other.isBusy &&
    one.readFailure === other.readFailure
  )
}

export interface DeliveryPlaceChanges {
  readonly view: PlaceView<DeliveryChange>
  readonly change: (write: DeliveryChange) => void
  readonly forget: () => void
}

/** What was asked for at one place, and how it goes on. */
export function useDeliveryPlace(place: DeliveryPlace): DeliveryPlaceChanges {
  const { actor } = useOpenDelivery()
  const view = useSelector(actor, (snapshot) => changeView(snapshot, place), isSamePlaceView)
  return {
    view,
    change: (write) => actor.send({ type: 'delivery.change', place, write }),
    forget: () => actor.send({ type: 'outcome.forget', place }),
  }
}
