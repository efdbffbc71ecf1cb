/** A change that a dialog sends: the dialog closes once it is made, and keeps what it failed with. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { DeliveryChange, DeliveryPlace } from '../../../domain/delivery/delivery-change.ts'
import { type DeliveryPlaceChanges, useDeliveryPlace } from './use-delivery.ts'

interface DialogChange extends Pick<DeliveryPlaceChanges, 'change'> {
  readonly isBusy: boolean
  readonly view: DeliveryPlaceChanges['view']
}

export function useDialogChange(place: DeliveryPlace, onDone: () => void): DialogChange {
  const { view, change, forget } = useDeliveryPlace(place)
  const [isSent, setSent] = useState(false)
  const isDone = isSent && view.kind === 'done'
  const close = useEffectEvent(() => {
    forget()
    onDone()
  })
  // The dialog is outside of the chart.
  useEffect(() => {
    if (isDone) close()
  }, [isDone])
  return {
    view: isSent ? view : { kind: 'quiet' },
    isBusy: isSent && view.kind === 'busy',
    change: (write: DeliveryChange) => {
      setSent(true)
      change(write)
    },
  }
}
