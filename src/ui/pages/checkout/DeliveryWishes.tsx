/** Wishes for the whole delivery: dispatch, requested day, carrier and instructions (FULF-01). */
import { useTranslation } from 'react-i18next'
import { chosenFulfilments } from '../../../domain/checkout/checkout.ts'
import { dispatchChoices } from '../../../domain/quote/dispatch.ts'
import { isPickedUp } from '../../../domain/quote/fulfilment.ts'
import { textLimit, withinLimit } from '../../../domain/shared/text-limit.ts'
import { DateField } from '../../components/DateField/DateField.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { useCheckoutPlace, useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { useStorefront } from '../../storefront-context.tsx'
import * as styles from './Checkout.css.ts'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'
import { useSavedDay } from './use-saved-day.ts'
import { useSavedText } from './use-saved-text.ts'

export function DeliveryWishes() {
  const { checkout } = useOpenCheckout().view
  const { dispatch, requestedDate, freightCarrier } = checkout.details
  // What is only picked up has no carrier and no dispatch; what was said of them before can still be taken back.
  const isSent = !chosenFulfilments(checkout).every(isPickedUp)
  return (
    <Stack space="lg">
      {(isSent || dispatch !== undefined) && <Dispatch />}
      {(isSent || requestedDate !== undefined) && <RequestedDay />}
      <div className={styles.sides}>
        {(isSent || freightCarrier !== '') && <DetailText field="freightCarrier" />}
        <DetailText field="specialInstructions" />
      </div>
    </Stack>
  )
}

function Dispatch() {
  const { t } = useTranslation()
  const { checkouts, view } = useOpenCheckout()
  const place = useCheckoutPlace(checkouts.checkout, 'dispatch')
  const wanted =
    place.view.kind === 'busy' && place.view.write.kind === 'details'
      ? place.view.write.details.dispatch
      : view.checkout.details.dispatch
  return (
    <Stack space="sm">
      <RadioGroup
        id="checkout-dispatch"
        legend={t('quote:dispatch.legend')}
        choices={dispatchChoices.map((value) => ({
          value,
          label: t(`quote:dispatch.${value}`),
          description: t(`quote:dispatch.meaning.${value}`),
        }))}
        columns={2}
        value={wanted}
        onChange={(dispatch) => place.write({ kind: 'details', details: { dispatch } })}
      />
      <PlaceProblem view={place.view} fallbackKey="checkout:wishes.failed" />
    </Stack>
  )
}

function RequestedDay() {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const { view } = useOpenCheckout()
  const day = useSavedDay(
    'requested-date',
    view.checkout.details.requestedDate,
    (requestedDate) => ({
      kind: 'details',
      details: { requestedDate },
    }),
  )
  return (
    <Stack space="sm">
      <DateField
        id="checkout-requested-date"
        label={t('checkout:wishes.date')}
        hint={t('checkout:wishes.dateHint')}
        optionalText={t('common:optional')}
        value={day.value}
        min={today()}
        error={day.problem}
        tellsUnfinished
        onChange={day.change}
      />
      <PlaceProblem view={day.place.view} fallbackKey="checkout:wishes.failed" />
    </Stack>
  )
}

function DetailText({ field }: { readonly field: 'freightCarrier' | 'specialInstructions' }) {
  const { t } = useTranslation()
  const { view } = useOpenCheckout()
  const text = useSavedText(field, view.checkout.details[field], (typed) => ({
    kind: 'details',
    details: { [field]: typed },
  }))
  return (
    <Stack space="sm">
      <TextArea
        label={t(`quote:${field}`)}
        optionalText={t('common:optional')}
        value={text.value}
        onChange={(typed) => text.change(withinLimit(typed))}
        onBlur={text.save}
        maxLength={textLimit}
        counterText={(used, most) => t('common:charactersUsed', { used, most })}
        rows={2}
      />
      <PlaceProblem view={text.place.view} fallbackKey="checkout:wishes.failed" />
    </Stack>
  )
}
