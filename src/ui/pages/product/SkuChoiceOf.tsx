/** The place of the choice between variants, whose code only plain products need. */
import { useTranslation } from 'react-i18next'
import type { Product, Sku } from '../../../domain/catalogue/product.ts'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { lazy, Loaded } from '../../lazy.tsx'
import { LoadFailed } from './LoadFailed.tsx'

const choiceCode = lazy(async () => (await import('./SkuChoice.tsx')).SkuChoice)

interface SkuChoiceOfProps {
  readonly product: Product
  readonly sku: Sku
}

export function SkuChoiceOf(props: SkuChoiceOfProps) {
  const { t } = useTranslation()
  return (
    <Loaded
      of={choiceCode}
      waiting={<SkeletonRows busyText={t('product:detailsLoading')} count={4} />}
      failed={(retry) => <LoadFailed textKey="product:detailsFailed" onRetry={retry} />}
    >
      {(SkuChoice) => <SkuChoice {...props} />}
    </Loaded>
  )
}
