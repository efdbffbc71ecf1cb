import { useTranslation } from 'react-i18next'
import type { NamedProduct } from '../../../domain/catalogue/succession.ts'
import { Text } from '../../components/Text/Text.tsx'
import { NamedProductLink } from '../../parts/NamedProductLink.tsx'

/** What the product has taken the place of. */
export function Replaces({ products }: { readonly products: readonly NamedProduct[] }) {
  const { t } = useTranslation()
  return (
    <Text size="small" tone="soft">
      {t('product:replaces')}{' '}
      {products.map((product, index) => (
        <span key={product.skuCode}>
          {index > 0 && ', '}
          <NamedProductLink product={product} />
        </span>
      ))}
    </Text>
  )
}
