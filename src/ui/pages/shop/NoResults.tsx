import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ProductTypeCount } from '../../../domain/search/product-listing.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { SearchIcon } from '../../components/Icon/icons.ts'
import * as styles from './NoResults.css.ts'

interface NoResultsProps {
  readonly keyword: string
  readonly isNarrowed: boolean
  readonly otherTypes: readonly ProductTypeCount[]
  readonly onClear: () => void
}

/** Nothing fits: what may have been the reason, and the ways on. */
export function NoResults({ keyword, isNarrowed, otherTypes, onClear }: NoResultsProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={SearchIcon}
      title={t('listing:empty.title')}
      action={
        <div className={styles.ways}>
          {isNarrowed && (
            <Button tone="primary" onClick={onClear}>
              {t('listing:clearFilters')}
            </Button>
          )}
          <Link to="/shop" className={buttonLook({ tone: isNarrowed ? 'secondary' : 'primary' })}>
            {t('common:showAllProducts')}
          </Link>
        </div>
      }
    >
      <p className={styles.reason}>
        {keyword === '' ? t('listing:empty.none') : t('listing:empty.keyword', { keyword })}
      </p>
      <ul className={styles.hints}>
        {isNarrowed && <li>{t('listing:empty.fewer')}</li>}
        {keyword !== '' && <li>{t('listing:empty.spelling')}</li>}
        {keyword !== '' && <li>{t('listing:empty.code')}</li>}
      </ul>
      <OtherTypes types={otherTypes} />
    </EmptyState>
  )
}

/** The types to look through instead. */
function OtherTypes({ types }: { readonly types: readonly ProductTypeCount[] }) {
  const { t } = useTranslation()
  if (types.length === 0) return null
  return (
    <nav aria-label={t('listing:empty.types')}>
      <p className={styles.reason}>{t('listing:empty.types')}</p>
      <ul className={styles.types}>
        {types.map(({ urlTitle, name }) => (
          <li key={urlTitle}>
            <Link
              to="/product-type/$urlTitle"
              params={{ urlTitle }}
              className={buttonLook({ size: 'sm' })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
