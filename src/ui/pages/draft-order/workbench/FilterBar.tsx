/** All lines, those with errors, those that are ready: with how many there are of each. */
import { useTranslation } from 'react-i18next'
import { type LineFilter, lineFilters } from './line-filter.ts'
import * as styles from './FilterBar.css.ts'

interface FilterBarProps {
  readonly chosen: LineFilter
  readonly counts: Readonly<Record<LineFilter, number>>
  readonly onChoose: (filter: LineFilter) => void
}

export function FilterBar({ chosen, counts, onChoose }: FilterBarProps) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('draftOrder:table.filter.title')} className={styles.bar}>
      {lineFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === chosen}
          className={styles.choice}
          onClick={() => onChoose(filter)}
        >
          {t(`draftOrder:table.filter.${filter}`)}
          <span className={styles.count}>{counts[filter]}</span>
        </button>
      ))}
    </div>
  )
}
