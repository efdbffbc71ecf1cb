import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Text } from '../components/Text/Text.tsx'
import { writtenCount } from '../i18n/written-count.ts'
import * as styles from './ProductTypeLinks.css.ts'
import { type ProductTypes, useProductTypes } from './use-product-types.ts'

interface ProductTypeLinksProps {
  readonly linkClass: string
}

/** The way to all products, and to those of each type with their number. */
export function ProductTypeLinks({ linkClass }: ProductTypeLinksProps) {
  const { t, i18n } = useTranslation()
  const types = useProductTypes()
  return (
    <>
      <ul className={styles.list}>
        <li>
          <Link to="/shop" className={linkClass}>
            {t('common:shell.allProducts')}
          </Link>
        </li>
        {types.kind === 'ready' &&
          types.types.map((type) => (
            <li key={type.urlTitle}>
              <Link
                to="/product-type/$urlTitle"
                params={{ urlTitle: type.urlTitle }}
                className={linkClass}
              >
                {type.name}
                <span className={styles.count}>{writtenCount(type.count, i18n.language)}</span>
              </Link>
            </li>
          ))}
      </ul>
      <Waiting types={types} />
    </>
  )
}

function Waiting({ types }: { readonly types: ProductTypes }) {
  const { t } = useTranslation()
  if (types.kind === 'ready') return null
  return (
    <div role="status" className={styles.note}>
      <Text size="small" tone="soft">
        {t(types.kind === 'loading' ? 'common:shell.typesLoading' : 'common:shell.typesFailed')}
      </Text>
    </div>
  )
}
