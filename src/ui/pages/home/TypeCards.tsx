import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductTypeCount } from '../../../domain/search/product-listing.ts'
import { typeThumbnail } from '../../../domain/catalogue/product-type.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { ArrowRightIcon } from '../../components/Icon/icons.ts'
import { softHyphens } from '../../i18n/soft-hyphens.ts'
import * as styles from './TypeCards.css.ts'

/** The product types with their pictures, each leading to its page (ROUTE-06). */
export function TypeCards({ types }: { readonly types: readonly ProductTypeCount[] }) {
  const { t, i18n } = useTranslation()
  return (
    <ul className={styles.grid}>
      {types.map((type) => (
        <li key={type.urlTitle}>
          <Link
            to="/product-type/$urlTitle"
            params={{ urlTitle: type.urlTitle }}
            className={styles.card}
          >
            <span className={styles.frame}>
              {type.image !== undefined && <TypePicture image={type.image} />}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{softHyphens(type.name, i18n.language)}</span>
              <span className={styles.count}>
                {t('common:productCount', { count: type.count })}
              </span>
              <span className={styles.arrow}>
                <Icon of={ArrowRightIcon} size="sm" />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The small picture of a type (CAT-10); the large one where a catalogue has no small one. */
function TypePicture({ image }: { readonly image: string }) {
  const [isSmallMissing, setSmallMissing] = useState(false)
  return (
    <img
      src={isSmallMissing ? image : typeThumbnail(image)}
      onError={() => setSmallMissing(true)}
      alt=""
      width={600}
      height={400}
      loading="lazy"
      decoding="async"
      className={styles.picture}
    />
  )
}
