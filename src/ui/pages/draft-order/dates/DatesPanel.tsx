/**
 * When the order can be there: all of it together, or in waves; drawn on one scale of weeks and told in a
 * table. The line that holds the order up is named.
 */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { holdUpOf } from '../../../../domain/draft-order/delivery-plan.ts'
import { type CalendarDate, daysBetween } from '../../../../domain/shared/calendar-date.ts'
import { Accordion } from '../../../components/Accordion/Accordion.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Panel } from '../../../components/Panel/Panel.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { daysFormat } from './date-words.ts'
import type { DatesPanelProps } from './dates-panel-props.ts'
import { CompleteFacts, heldUpBy, WaveFacts } from './DispatchFacts.tsx'
import { drawnStops, stopOf } from './drawn-stops.ts'
import { TimeLine, type Track } from './TimeLine.tsx'
import { timeScale } from './time-scale.ts'
import { WaveTable } from './WaveTable.tsx'

export const DatesPanel = memo(function DatesPanel(props: DatesPanelProps) {
  const { t } = useTranslation()
  const { plan } = props
  return (
    <Panel title={t('draftOrder:dates.title')}>
      {plan.complete === undefined ? (
        <Text tone="soft">{t('draftOrder:dates.afterItems')}</Text>
      ) : (
        <Stack space="lg">
          <Drawing {...props} complete={plan.complete} />
          <Accordion
            headingLevel={3}
            items={[
              {
                value: 'days',
                title: t('draftOrder:dates.list', { count: plan.waves.length }),
                content: <WaveTable {...props} />,
              },
            ]}
          />
        </Stack>
      )}
    </Panel>
  )
})

/** The same in print: nothing to open, and no border. */
export function PrintedDates(props: DatesPanelProps) {
  const { t } = useTranslation()
  const { complete } = props.plan
  if (complete === undefined) return null
  return (
    <Stack space="lg">
      <Heading level={3}>{t('draftOrder:dates.title')}</Heading>
      <Drawing {...props} complete={complete} />
      <WaveTable {...props} />
    </Stack>
  )
}

function Drawing({ complete, ...props }: DatesPanelProps & { readonly complete: CalendarDate }) {
  const { t, i18n } = useTranslation()
  const { plan, today, dispatch } = props
  const [first] = plan.waves
  const offsetOf = (date: CalendarDate) => daysBetween(today, date)
  const scale = timeScale(offsetOf(first?.date ?? complete), offsetOf(complete))
  const nameDays = daysFormat(i18n.language)
  const { stops, isByWeek } = drawnStops(plan.waves, scale, today, nameDays)
  const everything = { from: complete, to: complete, keys: plan.lines.map(({ key }) => key) }
  const holdUp = holdUpOf(plan)
  const tracks: readonly Track[] = [
    {
      key: 'ship-complete',
      name: t('quote:dispatch.ship-complete'),
      facts: <CompleteFacts {...props} complete={complete} holdUp={holdUp} />,
      isChosen: dispatch === 'ship-complete',
      stops: [stopOf(everything, today, nameDays)],
      waiting: stops.slice(0, -1),
      waitsFor: holdUp && t('draftOrder:dates.heldUpBy', heldUpBy(holdUp, props)),
    },
    {
      key: 'partial',
      name: t('quote:dispatch.partial'),
      facts: <WaveFacts {...props} isByWeek={isByWeek} />,
      isChosen: dispatch === 'partial',
      stops,
      waiting: [],
    },
  ]
  return <TimeLine today={today} scale={scale} tracks={tracks} />
}
