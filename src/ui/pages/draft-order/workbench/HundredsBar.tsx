/** Which hundred of a long table is on the page, which of the others need attention, and the way to them (CSV-08). */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { linesPerTable } from '../../../../domain/draft-order/csv-lines.ts'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '../../../components/Icon/icons.ts'
import * as styles from './HundredsBar.css.ts'
import type { Hundreds } from './use-hundreds.ts'

interface HundredsBarProps extends Pick<Hundreds, 'at' | 'needAttention' | 'go'> {
  /** All lines that fit the filter. */
  readonly count: number
  readonly say: (message: string) => void
}

/** Redrawn only when another hundred is on the page, or one needs attention that did not, or no more. */
export const HundredsBar = memo(function HundredsBar(props: HundredsBarProps) {
  const { t } = useTranslation()
  const { at, needAttention, go, count, say } = props
  if (needAttention.length < 2) return null
  const ends = (index: number) => ({
    from: index * linesPerTable + 1,
    to: Math.min(count, (index + 1) * linesPerTable),
  })
  const last = needAttention.length - 1
  const show = (index: number) => {
    go(index)
    say(t('draftOrder:table.hundreds.one', ends(index)))
  }
  return (
    <nav className={styles.bar} aria-label={t('draftOrder:table.hundreds.title')}>
      <p className={styles.place}>
        {t('draftOrder:table.hundreds.place', { ...ends(at), total: count })}
      </p>
      <div className={styles.ways}>
        <IconButton
          size="sm"
          icon={ArrowLeftIcon}
          label={t('draftOrder:table.hundreds.previous')}
          reason={at === 0 ? t('draftOrder:table.hundreds.first') : undefined}
          onClick={() => show(at - 1)}
        />
        <ol className={styles.numbers}>
          {needAttention.map((isFaulty, index) => {
            const { from, to } = ends(index)
            return (
              <li key={from}>
                <button
                  type="button"
                  className={styles.number}
                  aria-current={index === at ? 'true' : undefined}
                  aria-label={t(`draftOrder:table.hundreds.${isFaulty ? 'faulty' : 'one'}`, {
                    from,
                    to,
                  })}
                  data-faulty={isFaulty || undefined}
                  onClick={() => show(index)}
                >
                  {index + 1}
                </button>
              </li>
            )
          })}
        </ol>
        <IconButton
          size="sm"
          icon={ArrowRightIcon}
          label={t('draftOrder:table.hundreds.next')}
          reason={at === last ? t('draftOrder:table.hundreds.last') : undefined}
          onClick={() => show(at + 1)}
        />
      </div>
    </nav>
  )
})
