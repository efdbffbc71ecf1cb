/** The address selector of a quote: address shown, choice list, new address (ADDR-03, ADDR-04). */
import { useActorRef, useSelector } from '@xstate/react'
import { either as E } from 'fp-ts'
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountryRequirements } from '../../../domain/account/address-requirements.ts'
import type { SavedAddress } from '../../../domain/account/address.ts'
import { addressSelectorView } from '../../../domain/account/address-selector.view.ts'
import type { Fulfilment } from '../../../domain/quote/fulfilment.ts'
import type { PortFailure } from '../../../domain/shared/port-failure.ts'
import { AddressLines } from '../../components/AddressLines/AddressLines.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { ReadFailed } from '../ReadFailed.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { useProgram } from '../../use-program.ts'
import { AddressChoice } from './AddressChoice.tsx'
import { AddressEntryForm } from './AddressEntryForm.tsx'
import { AddressShown } from './AddressShown.tsx'
import type { FulfilmentPanelProps } from './fulfilment-panel-props.ts'
import { useAgainWhenAnswered } from './use-again-when-answered.ts'
import { useEditorReport } from './use-editor-report.ts'

export interface DeliveryAddressProps extends FulfilmentPanelProps {
  /** A failure that is already shown just above, with its own retry; it is not shown twice. */
  readonly explained: PortFailure | undefined
  /** How often that way was taken. */
  readonly retries: number
}

export function DeliveryAddress({ explained, retries, ...props }: DeliveryAddressProps) {
  const { t, i18n } = useTranslation()
  const { editing } = props.quote
  const [addresses, againAddresses] = useProgram(editing.savedAddresses)
  const [countries, againCountries] = useProgram(editing.countries)
  const { shippingAddress: shown } = props.fulfilment.fulfilment
  const failed = [addresses, countries].find((reading) => reading.kind === 'failed')
  const again = () => {
    againAddresses()
    againCountries()
  }
  useAgainWhenAnswered(props.quote, failed !== undefined, again)
  const retry = useEffectEvent(() => {
    if (failed) again()
  })
  // The button is in the part above.
  useEffect(() => {
    if (retries > 0) retry()
  }, [retries])
  return (
    <section
      id={`address:${props.fulfilment.fulfilment.id}`}
      aria-labelledby={`address-of-${props.fulfilment.fulfilment.id}`}
    >
      <Stack space="md">
        <Heading level={3} id={`address-of-${props.fulfilment.fulfilment.id}`}>
          {t('quote:fulfilment.address')}
        </Heading>
        {failed && shown && (
          <AddressLines address={shown} country={countryName(shown.countryCode, i18n.language)} />
        )}
        {failed?.kind === 'failed' && failed.failure.kind !== explained?.kind && (
          <ReadFailed
            failure={failed.failure}
            fallbackKey="quote:fulfilment.addressesFailed"
            onAgain={again}
          />
        )}
        {!failed &&
          (addresses.kind === 'read' && countries.kind === 'read' ? (
            <Selector {...props} addresses={addresses.answer} countries={countries.answer} />
          ) : (
            <Skeleton shape="block" />
          ))}
      </Stack>
    </section>
  )
}

interface SelectorProps extends FulfilmentPanelProps {
  readonly addresses: readonly SavedAddress[]
  readonly countries: readonly CountryRequirements[]
}

function Selector({ quote, fulfilment, addresses, countries }: SelectorProps) {
  const { t } = useTranslation()
  const { session } = useStorefront()
  const { editing } = quote
  const { id } = fulfilment.fulfilment
  const prepared = useMemo(
    () => editing.deliveryAddress(quote.actor, id),
    [editing, quote.actor, id],
  )
  const shown = shownIn(fulfilment.fulfilment)
  const selector = useActorRef(prepared.machine, {
    input: { shown, addresses, countries, entry: prepared.entry },
  })
  const view = addressSelectorView(useSelector(selector, (now) => now))
  const place = useKeptFocus<HTMLDivElement>(view.stage)
  const reread = useCallback(async () => {
    const again = await editing.savedAddresses()()
    if (E.isRight(again)) {
      selector.send({ type: 'addresses.replaced', addresses: again.right })
      session.send({ type: 'account.reload' })
    }
  }, [editing, selector, session])
  useEditorReport(quote, `address:${id}`, view.isOpen ? 1 : 0)
  const { isListOutdated } = view
  // The address book is elsewhere; it is read again when a new address was saved or one turned out to be gone.
  useEffect(() => {
    if (isListOutdated) void reread()
  }, [isListOutdated, reread])
  return (
    <div ref={place}>
      <Stack space="md">
        {view.isChoiceGone && <Notice tone="warning">{t('address:choiceGone')}</Notice>}
        {view.failure && (
          <Notice tone="error">
            {failureWords(t, view.failure, 'quote:fulfilment.addressFailed')}
          </Notice>
        )}
        {view.stage === 'broken' && <Notice tone="error">{t('common:failure.malformed')}</Notice>}
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
          <AddressEntryForm view={view} send={selector.send} idPrefix={`address-${id}`} />
        )}
      </Stack>
    </div>
  )
}

function shownIn({ shippingAddress, savedAddressId }: Fulfilment) {
  return shippingAddress && { address: shippingAddress, savedId: savedAddressId }
}
