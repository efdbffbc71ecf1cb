import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { ProductPicture } from '../../../domain/catalogue/product-picture.ts'
import type { Product } from '../../../domain/catalogue/product.ts'
import type { ListedGoods } from '../../../domain/wish-list/wish-list.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { EyeIcon } from '../../components/Icon/icons.ts'
import { SanitisedHtml } from '../../components/SanitisedHtml/SanitisedHtml.tsx'
import { lazy, Loaded } from '../../lazy.tsx'
import { SaveToList } from '../../parts/wish-list/SaveToList.tsx'
import { ShareButton } from '../../parts/share/ShareButton.tsx'
import type { SharedGoods } from '../../parts/share/shared-goods.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { Replaces } from './Replaces.tsx'
import * as styles from './ProductIntro.css.ts'

/** Few products have a successor; the code that finds the same options there comes with theirs. */
const replacedBy = lazy(async () => (await import('./ReplacedBy.tsx')).ReplacedBy)

interface ProductIntroProps {
  readonly product: Product
  readonly isPreview: boolean
  /** What is put on a list: the chosen sku, and its model once it is configured. */
  readonly goods: ListedGoods | undefined
  /** Undefined where it is shared beside its model code, or not to be shared at all. */
  readonly shared: (() => SharedGoods) | undefined
  readonly zone: AddressZone
  readonly chosen: Choices
  /** The drawing as it is configured. */
  readonly picture: ProductPicture | undefined
}

/** What the product is: where one is, its name, its picture, a few sentences. */
export function ProductIntro(props: ProductIntroProps) {
  const { product, isPreview, goods, shared, zone, chosen, picture } = props
  const { t } = useTranslation()
  const { productType, predecessors = [], successors = [] } = product
  return (
    <header className={styles.intro}>
      <div className={styles.words}>
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          renderLink={routerLink}
          items={[
            { label: t('common:home'), href: '/' },
            { label: productType.name, href: `/product-type/${productType.urlTitle}` },
            { label: product.name },
          ]}
        />
        <div className={styles.title}>
          <Heading level={1}>{product.name}</Heading>
          <p className={styles.brand}>{t('product:by', { brand: product.brand })}</p>
          {isPreview && (
            <Badge tone="warning" icon={EyeIcon}>
              {t('product:preview.mark')}
            </Badge>
          )}
        </div>
        <SanitisedHtml html={product.descriptionHtml} />
        {successors.length > 0 && (
          <Loaded of={replacedBy}>
            {(ReplacedBy) => (
              <ReplacedBy product={product} successors={successors} zone={zone} chosen={chosen} />
            )}
          </Loaded>
        )}
        {predecessors.length > 0 && <Replaces products={predecessors} />}
        <div className={styles.ways}>
          {goods !== undefined && <SaveToList {...goods} />}
          {shared && <ShareButton goods={shared} tone="secondary" />}
        </div>
      </div>
      <Pictures product={product} configured={picture} />
    </header>
  )
}

/** The drawing, and where there are several, a small one of each to choose from. */
interface PicturesProps {
  readonly product: Product
  readonly configured: ProductPicture | undefined
}

function Pictures({ product, configured }: PicturesProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(0)
  const { images, name } = product
  const image = images[shown] ?? images[0]
  const drawn = image === images[0] ? configured : undefined
  const parts = drawn?.parts ?? []
  if (image === undefined) return null
  return (
    <div className={styles.pictures}>
      <img
        className={styles.picture}
        width={800}
        height={450}
        fetchPriority="high"
        src={drawn?.address ?? image}
        alt={
          parts.length === 0
            ? t('product:picture', { name })
            : t('product:pictureWith', { name, parts: parts.join(', ') })
        }
      />
      {images.length > 1 && (
        <ul className={styles.thumbnails} aria-label={t('product:pictures')}>
          {images.map((each, index) => (
            <li key={each}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-pressed={index === shown}
                aria-label={t('product:showPicture', { number: index + 1, count: images.length })}
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
