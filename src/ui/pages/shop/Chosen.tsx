import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CloseIcon } from '../../components/Icon/icons.ts'
import { useKeptFocus } from '../../use-kept-focus.ts'
import * as styles from './Chosen.css.ts'
import type { ChosenOption } from './facet-words.ts'

interface ChosenProps {
  readonly chosen: readonly ChosenOption[]
  readonly onRemove: (chosen: ChosenOption) => void
  readonly onClear: () => void
}

/** What the list is narrowed by; each can be taken back by itself, or all at once. */
export function Chosen({ chosen, onRemove, onClear }: ChosenProps) {
  const { t } = useTranslation()
  // A filter that gets its name is still the same filter: the focus stays.
  const place = useKeptFocus<HTMLDivElement>(
    chosen.map(({ facet, option }) => `${facet.slug} ${option}`).join(),
  )
  return (
    <div ref={place} className={chosen.length === 0 ? styles.none : styles.chosen}>
      {chosen.length > 0 && (
        <>
          <ul className={styles.list} aria-label={t('catalogue:chosenLabel')}>
            {chosen.map((each) => (
              <li key={`${each.facet.slug} ${each.option}`}>
                <button
                  type="button"
                  className={styles.chip}
                  aria-label={t('catalogue:removeFilter', { filter: each.label })}
                  onClick={() => onRemove(each)}
                >
                  {each.label}
                  <Icon of={CloseIcon} size="sm" />
                </button>
              </li>
            ))}
          </ul>
          <Button tone="quiet" size="sm" onClick={onClear}>
            {t('catalogue:clearFilters')}
          </Button>
        </>
      )}
    </div>
  )
}
