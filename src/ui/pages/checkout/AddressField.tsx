/** The address of a delivery or of the bill: the one in force, the saved ones, a new one (ADDR-03, ADDR-04). */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressInForce, type AddressUse } from '../../../application/checkout/checkout-address.ts'
import type { CountryRequirements } from '../../../domain/account/address-requirements.ts'
import { addressSelectorView } from '../../../domain/account/address-selector.view.ts'
import type { SavedAddress } from '../../../domain/account/address.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useHold } from '../../parts/checkout/step-work.tsx'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { AddressChoice } from '../../parts/quote/AddressChoice.tsx'
import { AddressEntryForm } from '../../parts/quote/AddressEntryForm.tsx'
import { AddressShown } from '../../parts/quote/AddressShown.tsx'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { useBuyer } from '../../use-account.ts'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { useProgram } from '../../use-program.ts'

interface AddressFieldProps {
  readonly use: AddressUse
  /** The primary address is taken where none has been chosen yet. */
  readonly startsWithPrimary: boolean
}

export function AddressField(props: AddressFieldProps) {
  const { checkouts } = useOpenCheckout()
  const [addresses, againAddresses] = useProgram(checkouts.savedAddresses)
  const [countries, againCountries] = useProgram(checkouts.countries)
  // The primary one is taken by itself: the way on waits until it is known.
  useHold(
    `address:${idOf(props.use)}`,
    [addresses, countries].some(({ kind }) => kind === 'waiting'),
  )
  const failed = [addresses, countries].find((reading) => reading.kind === 'failed')
  if (failed?.kind === 'failed') {
    const again = () => {
      againAddresses()
      againCountries()
    }
    return (
      <ReadFailed
        failure={failed.failure}
        fallbackKey="quote:fulfilment.addressesFailed"
        onAgain={again}
      />
    )
  }
  if (addresses.kind !== 'read' || countries.kind !== 'read') return <Skeleton shape="block" />
  return <Selector {...props} addresses={addresses.answer} countries={countries.answer} />
}

const idOf = (use: AddressUse) => (use.kind === 'delivery' ? use.fulfilmentId : 'billing')

interface SelectorProps extends AddressFieldProps {
  readonly addresses: readonly SavedAddress[]
  readonly countries: readonly CountryRequirements[]
}

function Selector({ use, startsWithPrimary, addresses, countries }: SelectorProps) {
  const { t } = useTranslation()
  const { checkouts, view: open } = useOpenCheckout()
  const isGuest = useBuyer()?.isGuest === true
  const id = idOf(use)
  // Its writes go to this use of this checkout for as long as the field stands.
  // oxlint-disable-next-line react/exhaustive-deps -- a use is named by its id
  const prepared = useMemo(() => checkouts.address(use), [checkouts, id])
  const shown = addressInForce(open.checkout, use)
  const selector = useActorRef(prepared.machine, {
    input: { shown, addresses, countries, entry: prepared.entry },
  })
  const view = addressSelectorView(useSelector(selector, (now) => now))
  const primary = addresses.find(({ isPrimary }) => isPrimary)
  const [beginsChosen] = useState(() => startsWithPrimary && !shown && !prepared.entry && !!primary)
  const [wasShown, setWasShown] = useState(!beginsChosen)
  if (!wasShown && view.stage !== 'choosing') setWasShown(true)
  // What is chosen by itself as the page opens moves no focus.
  const place = useKeptFocus<HTMLDivElement>(wasShown ? view.stage : 'shown')
  const street = shown?.address.streetAddress
  const follow = useEffectEvent(() => selector.send({ type: 'address.replaced', shown }))
  // Another tab may have chosen another one.
  useEffect(() => follow(), [street])
  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (hasBegun.current || !beginsChosen || !primary) return
    hasBegun.current = true
    selector.send({ type: 'address.choose', id: primary.id })
  })
  // Once, when the field appears: the chart of the checkout is outside of React.
  useEffect(() => begin(), [])
  return (
    <div ref={place}>
      <Stack space="md">
        {view.isChoiceGone && <Notice tone="warning">{t('address:choiceGone')}</Notice>}
        {view.failure && (
          <Notice tone="error">
            {failureWords(t, view.failure, 'quote:fulfilment.addressFailed')}
          </Notice>
        )}
        {view.stage === 'shown' && view.shown && (
          <AddressShown
            address={view.shown.address}
            onChange={() => selector.send({ type: 'selection.change' })}
          />
        )}
        {(view.stage === 'choosing' || view.stage === 'broken') && (
          <AddressChoice view={view} send={selector.send} />
        )}
        {view.stage === 'entering' && (
          <AddressEntryForm
            view={view}
            send={selector.send}
            idPrefix={`address-${id}`}
            nickname={isGuest ? t('checkout:guest.nickname') : undefined}
          />
        )}
      </Stack>
    </div>
  )
}
