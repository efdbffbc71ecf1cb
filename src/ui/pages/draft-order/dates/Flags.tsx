/** The stops of one track: those whose flag has room with it, the others as a mark on the line. */
import { useTranslation } from 'react-i18next'
import { writtenCount } from '../../../i18n/written-count.ts'
import { type FlagForm, flagPlaces, type Stop } from './drawn-stops.ts'
import * as styles from './Flags.css.ts'
import { part, placeOn, type TimeScale } from './time-scale.ts'

interface FlagsProps {
  readonly form: FlagForm
  readonly stops: readonly Stop[]
  readonly scale: TimeScale
  /** What the last stop waits for. */
  readonly waitsFor: string | undefined
}

export function Flags({ form, stops, scale, waitsFor }: FlagsProps) {
  const { t, i18n } = useTranslation()
  const places = flagPlaces(stops, scale, form)
  const highest = Math.max(0, ...places.map((place) => place?.lane ?? 0))
  return (
    <div className={`${styles.form[form]} ${styles.height[form][highest]}`}>
      {stops.map((stop, index) => {
        const place = places[index]
        const at = { insetInlineStart: part(placeOn(scale, stop.offset)) }
        const title = t('draftOrder:dates.stop', { count: stop.count, day: stop.name })
        if (place === undefined) {
          return <span key={stop.day} className={styles.mark} style={at} title={title} />
        }
        return (
          <span
            key={stop.day}
            className={`${styles.staff} ${styles.lane[form][place.lane]}`}
            style={at}
          >
            <span className={styles.flag} data-side={place.side} title={title}>
              <span className={styles.count}>{writtenCount(stop.count, i18n.language)}</span>
              {form === 'days' && <span className={styles.day}>{stop.name}</span>}
              {form === 'days' && waitsFor !== undefined && index === stops.length - 1 && (
                <span
                  className={styles.waitsFor}
                  data-before={placeOn(scale, stop.offset) > 0.5 || undefined}
                >
                  {waitsFor}
                </span>
              )}
            </span>
          </span>
        )
      })}
    </div>
  )
}
