/** Where and when the customer fetches the goods. */
import { either as E } from 'fp-ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CheckoutFulfilment } from '../../../domain/checkout/checkout.ts'
import { type DateProblem, readDeliveryDate } from '../../../domain/quote/delivery-date-edit.ts'
import { DateField } from '../../components/DateField/DateField.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useCheckoutPlace, useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import { PlaceProblem } from './PlaceProblem.tsx'

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
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  const { checkouts } = useOpenCheckout()
  const place = useCheckoutPlace(checkouts.checkout, `pickup-date:${id}`)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<DateProblem>()
  const choose = (text: string) => {
    setTyped(text)
    const day = readDeliveryDate(text, today())
    setProblem(E.isLeft(day) && text !== '' ? day.left : undefined)
    if (E.isRight(day)) place.write({ kind: 'pickup-date', fulfilmentId: id, date: day.right })
  }
  const words =
    problem?.kind === 'too-early'
      ? t('quote:date.problem.tooEarly', { date: formatDate(problem.earliest, i18n.language) })
      : problem && t(`quote:date.problem.${problem.kind}`)
  return (
    <Stack space="sm">
      <DateField
        id={`pickup-date:${id}`}
        label={t('quote:fulfilment.pickupDate')}
        optionalText={t('common:optional')}
        value={typed ?? pickupDate ?? ''}
        min={today()}
        error={words}
        onChange={choose}
      />
      <PlaceProblem view={place.view} fallbackKey="quote:fulfilment.pickupDateFailed" />
    </Stack>
  )
}
