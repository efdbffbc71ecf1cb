/** Where a scheduled delivery goes, and by which service (SUBS-02). */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressId } from '../../../domain/account/address.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useProgram } from '../../use-program.ts'
import { addressChoices } from '../account/address-choices.ts'
import { PlaceProblem } from '../PlaceProblem.tsx'
import { AddressShown } from '../quote/AddressShown.tsx'
import { usePrices } from '../quote/use-prices.ts'
import { ReadFailed } from '../ReadFailed.tsx'
import { useDeliveryPlace, useOpenDelivery } from './use-delivery.ts'

interface DestinationProps {
  /** Where a new address leads back to. */
  readonly here: string
}

export function Destination({ here }: DestinationProps) {
  const { delivery } = useOpenDelivery().view
  const place = useDeliveryPlace('address')
  const fulfilment = delivery.order.fulfilments.find(({ method }) => method.type === 'shipping')
  const address = fulfilment?.shippingAddress
  const [isChanging, setChanging] = useState(false)
  const isDone = place.view.kind === 'done'
  const [wasDone, setWasDone] = useState(isDone)
  if (isDone !== wasDone) {
    setWasDone(isDone)
    if (isDone) setChanging(false)
  }
  return (
    <Stack space="md">
      {address && !isChanging ? (
        <AddressShown address={address} onChange={() => setChanging(true)} />
      ) : (
        <AddressForm
          here={here}
          present={fulfilment?.savedAddressId}
          onCancel={address && (() => setChanging(false))}
        />
      )}
      <PlaceProblem view={place.view} fallbackKey="quote:fulfilment.addressFailed" />
      {address && <Services />}
    </Stack>
  )
}

interface AddressFormProps extends DestinationProps {
  readonly present: string | undefined
  readonly onCancel: (() => void) | undefined
}

function AddressForm({ here, present, onCancel }: AddressFormProps) {
  const { t } = useTranslation()
  const { deliveries } = useOpenDelivery()
  const [reading, again] = useProgram(deliveries.savedAddresses)
  const { view, change, forget } = useDeliveryPlace('address')
  const [chosen, setChosen] = useState<string>()
  if (reading.kind === 'waiting') return <Skeleton shape="block" />
  if (reading.kind === 'failed') {
    return (
      <ReadFailed
        failure={reading.failure}
        fallbackKey="quote:fulfilment.addressesFailed"
        onAgain={again}
      />
    )
  }
  const addresses = reading.answer
  const primary = addresses.find(({ isPrimary }) => isPrimary) ?? addresses[0]
  const value = chosen ?? present ?? primary?.id ?? ''
  const submit = () => {
    forget()
    if (value !== '') change({ kind: 'ship-to', addressId: addressId(value) })
  }
  return (
    <Form onSubmit={submit}>
      <Stack space="md">
        {addresses.length > 0 && (
          <SelectField
            label={t('delivery:address.label')}
            value={value}
            choices={addressChoices(addresses)}
            onChange={setChosen}
          />
        )}
        <Link
          to="/my-account/addresses/new"
          search={{ redirect: here }}
          className={linkLook({ tone: 'plain' })}
        >
          {t('common:newAddress')}
        </Link>
        <Inline>
          {addresses.length > 0 && (
            <Button type="submit" busy={view.kind === 'busy'} busyLabel={t('common:saving')}>
              {t('delivery:address.use')}
            </Button>
          )}
          {onCancel && (
            <Button tone="quiet" onClick={onCancel}>
              {t('common:cancel')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  )
}

function Services() {
  const { t } = useTranslation()
  const { delivery } = useOpenDelivery().view
  const { view, change } = useDeliveryPlace('service')
  const price = usePrices(delivery.currency)
  const fulfilment = delivery.order.fulfilments.find(({ method }) => method.type === 'shipping')
  const wish = view.kind === 'busy' ? view.write : undefined
  const { shippingMethodOptions: offers = [], shippingMethod } = fulfilment ?? {}
  if (offers.length < 2) return null
  return (
    <Stack space="sm">
      <RadioGroup
        legend={t('quote:fulfilment.shippingMethod')}
        choices={offers.map(({ id, name, charge }) => ({
          value: id,
          label: name,
          aside: charge !== undefined && (
            <span>{charge === 0 ? t('delivery:noCharge') : price(charge)}</span>
          ),
        }))}
        value={wish?.kind === 'ship-by' ? wish.methodId : shippingMethod?.id}
        onChange={(methodId) => change({ kind: 'ship-by', methodId })}
      />
      <PlaceProblem view={view} fallbackKey="quote:fulfilment.shippingMethodFailed" />
    </Stack>
  )
}
