import { useTranslation } from 'react-i18next'
import type { BundleBuildView } from '../../../../domain/catalogue/bundle-build.view.ts'
import { Figure } from '../../../components/Figure/Figure.tsx'
import { LiveRegion } from '../../../components/LiveRegion/LiveRegion.tsx'
import { usePriceTerms } from '../../../parts/pricing/use-price-terms.ts'
import { usePrices } from '../../../parts/quote/use-prices.ts'
import { useAccount } from '../../../use-account.ts'
import * as panel from '../PricePanel.css.ts'

/** What one bundle costs, as the shop has worked it out; nothing is added up here (D10). */
export function BundlePrice({ view: { build } }: { readonly view: BundleBuildView }) {
  const { t } = useTranslation()
  const price = usePrices(build?.currency ?? '')
  const termsOf = usePriceTerms()
  const isVisitor = useAccount() === undefined
  const text =
    build === undefined
      ? ''
      : build.price === undefined && isVisitor
        ? t('cart:afterSignIn')
        : price(build.price)
  return (
    <div>
      {build === undefined ? (
        <p className={panel.detail}>{t('bundle:priceHint')}</p>
      ) : (
        <dl className={panel.figure}>
          <dt className={panel.term}>{t('bundle:price')}</dt>
          <dd>
            <Figure size="lead" weight="strong">
              {text}
            </Figure>
            {build.price !== undefined && (
              <p className={panel.detail}>{termsOf(build.currency).basis}</p>
            )}
            {build.available !== undefined && build.available > 0 && (
              <p className={panel.detail}>{t('bundle:enoughFor', { count: build.available })}</p>
            )}
          </dd>
        </dl>
      )}
      <LiveRegion
        message={build === undefined ? '' : t('common:named', { name: t('bundle:price'), text })}
      />
    </div>
  )
}
