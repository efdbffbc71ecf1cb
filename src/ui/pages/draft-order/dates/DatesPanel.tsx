/**
 * When the order can be there: all of it together, or in waves; drawn on one scale of weeks and told in a
 * table. The line that holds the order up is named.
 */
import { useTranslation } from 'react-i18next'
import { type CalendarDate, daysBetween } from '../../../../domain/shared/calendar-date.ts'
import { Accordion } from '../../../components/Accordion/Accordion.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Panel } from '../../../components/Panel/Panel.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { DatesPanelProps } from './dates-panel-props.ts'
import { CompleteFacts, WaveFacts } from './DispatchFacts.tsx'
import { type Stop, TimeLine, type Track } from './TimeLine.tsx'
import { timeScale } from './time-scale.ts'
import { WaveTable } from './WaveTable.tsx'

export function DatesPanel(props: DatesPanelProps) {
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
}

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
  const { t } = useTranslation()
  const { plan, today, dispatch } = props
  const waves = plan.waves.map(({ date, keys }) => stopAt(date, keys.length, today))
  const tracks: readonly Track[] = [
    {
      key: 'ship-complete',
      name: t('quote:dispatch.ship-complete'),
      facts: <CompleteFacts {...props} complete={complete} />,
      isChosen: dispatch === 'ship-complete',
      stops: [stopAt(complete, plan.lines.length, today)],
      waiting: waves.slice(0, -1),
    },
    {
      key: 'partial',
      name: t('quote:dispatch.partial'),
      facts: <WaveFacts {...props} />,
      isChosen: dispatch === 'partial',
      stops: waves,
      waiting: [],
    },
  ]
  return <TimeLine today={today} scale={timeScale(daysBetween(today, complete))} tracks={tracks} />
}

function stopAt(day: CalendarDate, count: number, today: CalendarDate): Stop {
  return { day, count, offset: Math.max(0, daysBetween(today, day)) }
}
