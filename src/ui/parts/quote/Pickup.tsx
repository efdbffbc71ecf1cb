/** Where and when the customer fetches the goods. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { DateField } from '../../components/DateField/DateField.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { formatDate } from '../../i18n/format.ts'
import { ReadFailed } from '../ReadFailed.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import type { FulfilmentPanelProps } from './fulfilment-panel-props.ts'
import { PlaceFailure } from './PlaceFailure.tsx'
import { useAgainWhenAnswered } from './use-again-when-answered.ts'

export function Pickup(props: FulfilmentPanelProps) {
  return (
    <Stack space="lg">
      <PickupPlace {...props} />
      <PickupDay {...props} />
    </Stack>
  )
}

function PickupPlace({ quote: { send, editing, actor }, fulfilment }: FulfilmentPanelProps) {
  const { t } = useTranslation()
  const [reading, again] = useProgram(editing.pickupLocations)
  useAgainWhenAnswered({ actor }, reading.kind === 'failed', again)
  const { id, pickupLocation } = fulfilment.fulfilment
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
  return (
    <Stack space="sm">
      <SelectField
        id={`pickup-location:${id}`}
        label={t('quote:fulfilment.pickupLocation')}
        value={pickupLocation?.id ?? ''}
        emptyText={t('quote:fulfilment.choosePickupLocation')}
        choices={reading.answer.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={(locationId) =>
          locationId !== '' &&
          send({ type: 'pickup-location.choose', fulfilmentId: id, locationId })
        }
      />
      <PlaceFailure
        failure={fulfilment.pickupLocation.failure}
        fallbackKey="quote:fulfilment.pickupLocationFailed"
        onKeep={() => send({ type: 'failure.dismiss', place: `pickup-location:${id}` })}
      />
    </Stack>
  )
}

function PickupDay({ quote: { send }, fulfilment }: FulfilmentPanelProps) {
  const { t, i18n } = useTranslation()
  const { today } = useStorefront()
  const { value, minimum, problem, failure, isStoredOver, allFrom } = fulfilment.pickupDate
  const { id: fulfilmentId, pickupDate: stored } = fulfilment.fulfilment
  const choose = (text: string) =>
    send({ type: 'pickup-date.choose', fulfilmentId, text, today: today() })
  const words =
    problem?.kind === 'too-early'
      ? t('quote:date.problem.tooEarly', { date: formatDate(problem.earliest, i18n.language) })
      : problem && t(`quote:date.problem.${problem.kind}`)
  return (
    <Stack space="sm">
      <DateField
        id={`pickup-date:${fulfilmentId}`}
        label={t('quote:fulfilment.pickupDate')}
        optionalText={t('common:optional')}
        value={value}
        min={minimum}
        error={words}
        tellsUnfinished
        onChange={choose}
      />
      {isStoredOver && (
        <Notice tone="warning" announce="silent">
          {t('quote:fulfilment.pickupDatePassed')}
        </Notice>
      )}
      {allFrom && (
        <Notice tone="warning">
          {t('quote:fulfilment.pickupDateEarly', { date: formatDate(allFrom, i18n.language) })}
        </Notice>
      )}
      <PlaceFailure
        failure={failure}
        fallbackKey="quote:fulfilment.pickupDateFailed"
        onKeep={() => choose(stored ?? '')}
      />
      {problem && (
        <div>
          <Button size="sm" onClick={() => choose(stored ?? '')}>
            {t('quote:keepStored')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
