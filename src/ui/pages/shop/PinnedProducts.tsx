/** Products that are held above the list, side by side: what differs first. */
import { useCallback } from 'react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import { mostPinned } from '../../../domain/catalogue/listing.ts'
import type { Product } from '../../../domain/catalogue/product.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useServices } from '../../storefront-context.tsx'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { useProgram } from '../../use-program.ts'
import { listingChange } from './listing-change.ts'
import * as styles from './PinnedProducts.css.ts'
import { PinnedTable } from './PinnedTable.tsx'

const titleId = 'comparison-title'

export function PinnedProducts({ pinned }: { readonly pinned: readonly string[] }) {
  const { t } = useTranslation()
  const place = useKeptFocus<HTMLElement>(pinned.join())
  return (
    <section ref={place} aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('listing:pin.title')}
        </h2>
        <p role="status" className={styles.count}>
          {t('listing:pin.count', { count: pinned.length, most: mostPinned })}
        </p>
        <Link
          {...listingChange((now) => ({ ...now, pinned: [] }))}
          className={buttonLook({ tone: 'quiet', size: 'sm' })}
        >
          {t('listing:pin.clear')}
        </Link>
      </div>
      <Products pinned={pinned} />
      {pinned.length === 1 && <p className={styles.hint}>{t('listing:pin.one')}</p>}
      {pinned.length >= mostPinned && <p className={styles.hint}>{t('listing:pin.full')}</p>}
    </section>
  )
}

interface Known {
  readonly urlTitle: string
  readonly product: Product | 'missing'
}

function Products({ pinned }: { readonly pinned: readonly string[] }) {
  const { t, i18n } = useTranslation()
  const { catalogue } = useServices()
  const names = pinned.join()
  const [reading, again] = useProgram(
    useCallback(
      (signal: AbortSignal) =>
        withLazy(catalogue, ({ several }) => several(names.split(','), signal)),
      // oxlint-disable-next-line react/exhaustive-deps -- another language has other words
      [catalogue, names, i18n.language],
    ),
  )
  if (reading.kind === 'failed') {
    return (
      <Notice
        tone="error"
        title={t('listing:pin.failed')}
        actions={
          <Button size="sm" onClick={again}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {failureWords(t, reading.failure, 'common:networkError')}
      </Notice>
    )
  }
  if (reading.kind === 'waiting') {
    return <SkeletonRows busyText={t('catalogue:loading')} count={3} />
  }
  return <PinnedTable products={withNames(pinned, reading.answer)} />
}

/** Those that are pinned and known: a product that was taken out goes at once, one that comes is on its way. */
function withNames(
  pinned: readonly string[],
  products: readonly (Product | 'missing')[],
): readonly Known[] {
  return pinned.flatMap((urlTitle, index) => {
    const product = products.find((each) => each !== 'missing' && each.urlTitle === urlTitle)
    if (product !== undefined) return [{ urlTitle, product }]
    return products[index] === 'missing' ? [{ urlTitle, product: 'missing' as const }] : []
  })
}
