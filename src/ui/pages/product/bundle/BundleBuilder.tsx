/** The page of a bundle: what it is built of, what was chosen, what that costs (CAT-41). */
import type { Product, Sku } from '../../../../domain/catalogue/product.ts'
import { useTranslation } from 'react-i18next'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { Loaded } from '../../../lazy.tsx'
import { useServices, useStorefront } from '../../../storefront-context.tsx'
import { useAccount } from '../../../use-account.ts'
import { LoadFailed } from '../LoadFailed.tsx'
import { OpenBundle } from './OpenBundle.tsx'

interface BundleBuilderProps {
  readonly product: Product
  readonly sku: Sku
}

/** Another customer, and a visitor in another region, has another one. */
export function BundleBuilder(props: BundleBuilderProps) {
  const { t } = useTranslation()
  const { bundles } = useServices()
  const { settings } = useStorefront()
  const account = useAccount()
  return (
    <Loaded
      of={bundles}
      waiting={<SkeletonRows busyText={t('bundle:loading')} count={8} />}
      failed={(retry) => <LoadFailed onRetry={retry} />}
    >
      {(service) => (
        <OpenBundle
          key={`${props.sku.id} ${account?.id} ${settings.defaultCountry}`}
          bundles={service}
          {...props}
        />
      )}
    </Loaded>
  )
}
