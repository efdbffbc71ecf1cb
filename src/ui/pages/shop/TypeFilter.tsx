import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ProductTypeCount } from '../../../application/ports/product-search.ts'
import { typeFilter } from '../../routes/listing.ts'
import * as styles from './TypeFilter.css.ts'

interface TypeFilterProps {
  readonly types: readonly ProductTypeCount[]
  readonly keyword: string | undefined
  readonly chosen: string | undefined
}

/** The product types of what was found, each an address of its own (ROUTE-14). */
export function TypeFilter({ types, keyword, chosen }: TypeFilterProps) {
  const { t } = useTranslation()
  const kept = keyword === undefined ? {} : { keyword }
  return (
    <nav aria-label={t('shop.types')}>
      <p className={styles.title}>{t('shop.types')}</p>
      <ul className={styles.list}>
        <li>
          <Link
            to="/shop"
            search={kept}
            className={styles.link}
            activeOptions={{ exact: true }}
            aria-current={chosen === undefined ? 'page' : undefined}
          >
            {t('shop.allTypes')}
          </Link>
        </li>
        {types.map((type) => (
          <li key={type.urlTitle}>
            <Link
              to="/shop"
              search={{ ...kept, [typeFilter]: type.urlTitle }}
              className={styles.link}
              activeOptions={{ exact: true }}
              aria-current={chosen === type.urlTitle ? 'page' : undefined}
              aria-label={t('shop.typeCount', { name: type.name, count: type.count })}
            >
              <span>{type.name}</span>
              <span className={styles.count}>{type.count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
