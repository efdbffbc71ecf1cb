import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toggleOption, withoutFilters } from '../../../domain/catalogue/listing-steps.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CloseIcon } from '../../components/Icon/icons.ts'
import { useKeptFocus } from '../../use-kept-focus.ts'
import * as styles from './Chosen.css.ts'
import type { ChosenOption } from './facet-words.ts'
import { listingChange } from './listing-change.ts'

interface ChosenProps {
  readonly chosen: readonly ChosenOption[]
}

/** What the list is narrowed by; each can be taken back by itself, or all at once. */
export function Chosen({ chosen }: ChosenProps) {
  const { t } = useTranslation()
  // A filter that gets its name is still the same filter: the focus stays.
  const place = useKeptFocus<HTMLDivElement>(
    chosen.map(({ facet, option }) => `${facet.slug} ${option}`).join(),
  )
  return (
    <div ref={place} className={chosen.length === 0 ? styles.none : styles.chosen}>
      {chosen.length > 0 && (
        <>
          <ul className={styles.list} aria-label={t('listing:chosenLabel')}>
            {chosen.map((each) => (
              <li key={`${each.facet.slug} ${each.option}`}>
                <Link
                  {...listingChange((now) => toggleOption(now, each.facet, each.option))}
                  className={styles.chip}
                  aria-label={t('listing:removeFilter', { filter: each.label })}
                >
                  {each.label}
                  <Icon of={CloseIcon} size="sm" />
                </Link>
              </li>
            ))}
          </ul>
          <Link
            {...listingChange(withoutFilters)}
            className={buttonLook({ tone: 'quiet', size: 'sm' })}
          >
            {t('listing:clearFilters')}
          </Link>
        </>
      )}
    </div>
  )
}
