/** A day of the order that is saved as soon as it can be read; what was typed and not saved survives a reload. */
import { either as E } from 'fp-ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedDayPlace } from '../../../application/checkout/checkout-place.ts'
import type { CheckoutWrite } from '../../../domain/checkout/checkout-write.ts'
import { readDeliveryDate } from '../../../domain/quote/delivery-date-edit.ts'
import type { CalendarDate } from '../../../domain/shared/calendar-date.ts'
import { formatDate } from '../../i18n/format.ts'
import {
  type CheckoutPlaceWrites,
  useCheckoutPlace,
  useOpenCheckout,
} from '../../parts/checkout/use-checkout.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useUnsentText } from '../../unsent-text.ts'

export interface SavedDay {
  /** For the field: `YYYY-MM-DD`, or empty. */
  readonly value: string
  readonly change: (text: string) => void
  /** Why what is typed cannot be saved. */
  readonly problem: string | undefined
  readonly place: CheckoutPlaceWrites
}

/** `writeOf` answers nothing for a day that cannot be taken back. */
export function useSavedDay(
  name: SavedDayPlace,
  stored: CalendarDate | undefined,
  writeOf: (day: CalendarDate | undefined) => CheckoutWrite | undefined,
): SavedDay {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  const { checkouts, view } = useOpenCheckout()
  const place = useCheckoutPlace(checkouts.checkout, name)
  const [kept, keep, forget] = useUnsentText(`order-of:${view.checkout.cartId}:${name}`)
  const [isTyped, setTyped] = useState(kept !== '')
  const isStored = isTyped && place.view.kind === 'done' && kept === (stored ?? '')
  if (isStored) setTyped(false)
  const save = (text: string) => {
    const day = readDeliveryDate(text, today())
    // An emptied field takes the wish back.
    const write =
      E.isRight(day) || text === '' ? writeOf(E.toUnion(E.mapLeft(none)(day))) : undefined
    if (write) place.write(write)
  }
  const saveKept = useEffectEvent(() => {
    if (isTyped && kept !== stored) save(kept)
  })
  // The browser has kept what an answer to it was missing for.
  useEffect(() => saveKept(), [])
  const forgetStored = useEffectEvent(() => forget())
  // The memory of the browser is outside of React.
  useEffect(() => {
    if (!isTyped) forgetStored()
  }, [isTyped])
  // A day that was chosen earlier may have passed; an emptied field has none.
  const shownDay = isTyped ? kept : stored
  const shown = shownDay ? readDeliveryDate(shownDay, today()) : undefined
  const problem = shown && E.isLeft(shown) ? shown.left : undefined
  return {
    value: isTyped ? kept : (stored ?? ''),
    change: (text) => {
      setTyped(true)
      keep(text)
      save(text)
    },
    problem:
      problem?.kind === 'too-early'
        ? t('quote:date.problem.tooEarly', { date: formatDate(problem.earliest, i18n.language) })
        : problem && t(`quote:date.problem.${problem.kind}`),
    place,
  }
}

const none = () => undefined
