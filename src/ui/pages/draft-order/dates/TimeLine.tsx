/**
 * The drawn time line: what leaves together and what leaves in waves, on one scale of weeks. It is for the
 * eye and the pointer; whatever it says stands as text beside it.
 */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, type CalendarDate } from '../../../../domain/shared/calendar-date.ts'
import { formatDay } from './date-words.ts'
import type { Stop } from './drawn-stops.ts'
import { Flags } from './Flags.tsx'
import * as styles from './TimeLine.css.ts'
import { part, placeOn, type TimeScale, type WeekMark } from './time-scale.ts'

export interface Track {
  readonly key: string
  readonly name: string
  /** What it comes to, in words. */
  readonly facts: ReactNode
  readonly isChosen: boolean
  readonly stops: readonly Stop[]
  /** Stops at which lines are ready and wait for the rest. */
  readonly waiting: readonly Stop[]
  /** What the last stop waits for. */
  readonly waitsFor?: string | undefined
}

interface TimeLineProps {
  readonly today: CalendarDate
  readonly scale: TimeScale
  readonly tracks: readonly Track[]
}

export function TimeLine({ today, scale, tracks }: TimeLineProps) {
  return (
    <div className={styles.frame}>
      {tracks.map((track) => (
        <div key={track.key} className={styles.track} data-chosen={track.isChosen || undefined}>
          <div className={styles.words}>
            <p className={styles.name}>{track.name}</p>
            {track.facts}
          </div>
          <Rail track={track} scale={scale} />
        </div>
      ))}
      <div className={styles.track} aria-hidden>
        <div className={styles.words} />
        <Weeks today={today} scale={scale} />
      </div>
    </div>
  )
}

function Rail({ track, scale }: { readonly track: Track; readonly scale: TimeScale }) {
  const { stops, waiting, waitsFor } = track
  const placeOf = ({ offset }: Stop) => part(placeOn(scale, offset))
  const last = stops.at(-1)
  return (
    <div className={styles.rail} aria-hidden>
      <div className={styles.grid}>
        {scale.marks.map(({ week, at }) => (
          <span key={week} className={styles.week} style={{ insetInlineStart: part(at) }} />
        ))}
      </div>
      <span className={styles.way} style={{ inlineSize: last ? placeOf(last) : 0 }} />
      {waiting.map((stop) => (
        <span
          key={stop.day}
          className={styles.waiting}
          style={{ insetInlineStart: placeOf(stop) }}
        />
      ))}
      {(['days', 'counts'] as const).map((form) => (
        <Flags key={form} form={form} stops={stops} scale={scale} waitsFor={waitsFor} />
      ))}
    </div>
  )
}

interface WeeksProps {
  readonly today: CalendarDate
  readonly scale: TimeScale
}

function Weeks({ today, scale }: WeeksProps) {
  const { t, i18n } = useTranslation()
  const named = scale.marks.filter(({ name }) => name !== 'none')
  const words = ({ week }: WeekMark) =>
    week === 0 ? t('draftOrder:dates.today') : t('draftOrder:dates.week', { count: week })
  return (
    <div className={styles.scale}>
      {named.map((mark) => (
        <span
          key={mark.week}
          className={styles.label[mark.name === 'always' ? 'always' : 'roomy']}
          style={{ insetInlineStart: part(mark.at) }}
        >
          <span className={styles.weekName}>{words(mark)}</span>
          <span>{formatDay(addDays(today, mark.week * 7), i18n.language)}</span>
        </span>
      ))}
    </div>
  )
}
