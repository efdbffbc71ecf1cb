import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingView } from '../../../domain/catalogue/listing.ts'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { variantName } from '../../../domain/catalogue/sku-options.ts'
import { skuOffers } from '../../../domain/pricing/sku-offer.ts'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { SignInLine } from '../../parts/sign-in/SignInLine.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import * as styles from './CardActions.css.ts'
import { CardOrder } from './CardOrder.tsx'
import { SkuFacts } from './SkuFacts.tsx'

interface CardActionsProps {
  readonly product: ProductSummary
  readonly view: ListingView
}

/**
 * What can be done with a plain product on its card: which of its skus, how many, and what this
 * shop lets this person do with it: ask for a quote, put it in the cart. What has to be configured first has its page for that.
 */
export function CardActions({ product, view }: CardActionsProps) {
  const { t } = useTranslation()
  const { cardQuantity, isTransactional } = useStorefront().settings
  const account = useAccount()
  const [skuId, setSkuId] = useState(product.skuId)
  const sku = product.skus.find(({ id }) => id === skuId) ?? product.skus[0]
  if (sku === undefined || !product.hasOptionGroups) return null
  const offers = skuOffers(sku, {
    isCustomer: account !== undefined,
    isStockLimiting: cardQuantity.isStockLimiting,
    isTransactional,
  })
  return (
    <div
      role="group"
      aria-label={t('listing:order', { name: product.name })}
      className={styles.actions[view]}
    >
      {product.skus.length > 1 && (
        <div className={needsScripts}>
          <SelectField
            label={t('catalogue:variant')}
            labelLook="hidden"
            value={sku.id}
            onChange={(id) => setSkuId(product.skus.find((each) => each.id === id)?.id)}
            choices={product.skus.map((each) => ({
              value: each.id,
              label: variantName(product, each),
            }))}
          />
        </div>
      )}
      <SkuFacts sku={sku} isGone={isGone(offers)} />
      {(offers.quote === 'offered' || offers.cart === 'offered') && (
        <CardOrder key={sku.id} product={product} sku={sku} offers={offers} />
      )}
      {offers.quote === 'login-needed' && <SignInLine text={t('listing:quoteLogin')} />}
      {offers.quote === 'not-offered' && offers.cart === 'login-needed' && (
        <SignInLine text={t('catalogue:cartLogin')} />
      )}
    </div>
  )
}

function isGone({ quote, cart }: ReturnType<typeof skuOffers>): boolean {
  return quote === 'none-left' || cart === 'none-left'
}
