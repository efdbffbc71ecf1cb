import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../domain/catalogue/product.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { EyeIcon } from '../../components/Icon/icons.ts'
import { SanitisedHtml } from '../../components/SanitisedHtml/SanitisedHtml.tsx'
import { routerLink } from '../../routes/router-link.tsx'
import * as styles from './ProductIntro.css.ts'

interface ProductIntroProps {
  readonly product: Product
  readonly isPreview: boolean
}

/** What the product is: where one is, its name, its picture, a few sentences. */
export function ProductIntro({ product, isPreview }: ProductIntroProps) {
  const { t } = useTranslation()
  const { productType } = product
  return (
    <header className={styles.intro}>
      <div className={styles.words}>
        <Breadcrumbs
          label={t('product.breadcrumbs')}
          renderLink={routerLink}
          items={[
            { label: t('product.home'), href: '/' },
            { label: productType.name, href: `/product-type/${productType.urlTitle}` },
            { label: product.name },
          ]}
        />
        <div className={styles.title}>
          <Heading level={1}>{product.name}</Heading>
          <p className={styles.brand}>{t('product.by', { brand: product.brand })}</p>
          {isPreview && (
            <Badge tone="warning" icon={EyeIcon}>
              {t('preview.mark')}
            </Badge>
          )}
        </div>
        <SanitisedHtml html={product.descriptionHtml} />
      </div>
      <Pictures product={product} />
    </header>
  )
}

/** The drawing, and where there are several, a small one of each to choose from. */
function Pictures({ product }: { readonly product: Product }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(0)
  const { images, name } = product
  const image = images[shown] ?? images[0]
  if (image === undefined) return null
  return (
    <div className={styles.pictures}>
      <img className={styles.picture} src={image} alt={t('product.picture', { name })} />
      {images.length > 1 && (
        <ul className={styles.thumbnails} aria-label={t('product.pictures')}>
          {images.map((each, index) => (
            <li key={each}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-pressed={index === shown}
                aria-label={t('product.showPicture', { number: index + 1, count: images.length })}
                onClick={() => setShown(index)}
              >
                <img src={each} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
