/** Where and when the customer fetches the goods. */
import { useTranslation } from 'react-i18next'
import type { CheckoutFulfilment } from '../../../domain/checkout/checkout.ts'
import { DateField } from '../../components/DateField/DateField.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useCheckoutPlace, useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'
import { useSavedDay } from './use-saved-day.ts'

interface PickupProps {
  readonly fulfilment: CheckoutFulfilment
}

export function PickupChoice(props: PickupProps) {
  return (
    <Stack space="lg">
      <PickupPlace {...props} />
      <PickupDay {...props} />
    </Stack>
  )
}

function PickupPlace({ fulfilment: { id, pickupLocation } }: PickupProps) {
  const { t } = useTranslation()
  const { checkouts } = useOpenCheckout()
  const [reading, again] = useProgram(checkouts.pickupLocations)
  const place = useCheckoutPlace(checkouts.checkout, `pickup-location:${id}`)
  if (reading.kind === 'waiting') return <Skeleton shape="control" />
  if (reading.kind === 'failed') {
    return (
      <ReadFailed
        failure={reading.failure}
        fallbackKey="quote:fulfilment.pickupLocationsFailed"
        onAgain={again}
      />
    )
  }
  const wanted =
    place.view.kind === 'busy' && place.view.write.kind === 'pickup-location'
      ? place.view.write.locationId
      : pickupLocation?.id
  return (
    <Stack space="sm">
      <RadioGroup
        id={`pickup-location:${id}`}
        legend={t('quote:fulfilment.pickupLocation')}
        choices={reading.answer.map(({ id: value, name }) => ({ value, label: name }))}
        value={wanted}
        onChange={(locationId) =>
          place.write({ kind: 'pickup-location', fulfilmentId: id, locationId })
        }
      />
      <PlaceProblem view={place.view} fallbackKey="quote:fulfilment.pickupLocationFailed" />
    </Stack>
  )
}

function PickupDay({ fulfilment: { id, pickupDate } }: PickupProps) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const day = useSavedDay(
    `pickup-date:${id}`,
    pickupDate,
    (date) => date && { kind: 'pickup-date', fulfilmentId: id, date },
  )
  return (
    <Stack space="sm">
      <DateField
        id={`pickup-date:${id}`}
        label={t('quote:fulfilment.pickupDate')}
        optionalText={t('common:optional')}
        value={day.value}
        min={today()}
        error={day.problem}
        tellsUnfinished
        onChange={day.change}
      />
      <PlaceProblem view={day.place.view} fallbackKey="quote:fulfilment.pickupDateFailed" />
    </Stack>
  )
}
