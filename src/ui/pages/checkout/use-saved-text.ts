/** A text of the order that is saved when its field is left; what was typed and not saved survives a reload. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { SavedTextPlace } from '../../../application/checkout/checkout-place.ts'
import type { CheckoutWrite } from '../../../domain/checkout/checkout-write.ts'
import {
  type CheckoutPlaceWrites,
  useCheckoutPlace,
  useOpenCheckout,
} from '../../parts/checkout/use-checkout.ts'
import { useUnsentText } from '../../unsent-text.ts'

export interface SavedText {
  readonly value: string
  readonly change: (text: string) => void
  /** For `onBlur`: writes what differs from what is stored. */
  readonly save: () => void
  readonly place: CheckoutPlaceWrites
  /** Typed, and not what the server has. */
  readonly isUnsaved: boolean
}

export function useSavedText(
  name: SavedTextPlace,
  stored: string,
  writeOf: (text: string) => CheckoutWrite,
): SavedText {
  const { checkouts, view } = useOpenCheckout()
  const [kept, keep, forget] = useUnsentText(`order-of:${view.checkout.cartId}:${name}`)
  const [isTyped, setTyped] = useState(kept !== '')
  const place = useCheckoutPlace(checkouts.checkout, name)
  const value = isTyped ? kept : stored
  const isUnsaved = isTyped && kept.trim() !== stored
  // Stored as it was typed, the field follows the server again.
  if (isTyped && !isUnsaved && place.view.kind === 'done') setTyped(false)
  const forgetStored = useEffectEvent(() => forget())
  // The memory of the browser is outside of React. What it kept would be older than what another tab saves.
  useEffect(() => {
    if (!isTyped) forgetStored()
  }, [isTyped])
  return {
    value,
    change: (text) => {
      setTyped(true)
      keep(text)
    },
    save: () => {
      // What is on its way would stand in place of a text that was put back meanwhile.
      if (isUnsaved || (isTyped && place.view.kind === 'busy')) {
        place.write(writeOf(kept.trim()))
        return
      }
      setTyped(false)
      forget()
      // Nothing is left that could not be saved.
      if (place.view.kind === 'failed') place.forget()
    },
    place,
    isUnsaved,
  }
}
