/** What happens to which line and when each arrives, and what it costs: beside every step. */
import { useTranslation } from 'react-i18next'
import { type Checkout, purchaseOrderOf } from '../../../domain/checkout/checkout.ts'
import { checkoutSums } from '../../../domain/checkout/checkout-sums.ts'
import {
  type OutcomeGroup,
  outcomeGroups,
  type OutcomeLine,
} from '../../../domain/checkout/line-outcomes.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { LiveRegion } from '../../components/LiveRegion/LiveRegion.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { formatDate } from '../../i18n/format.ts'
import { BundleParts } from '../../parts/cart/BundleParts.tsx'
import { CartModelFacts } from '../../parts/cart/CartModelFacts.tsx'
import { useLinePrice } from '../../parts/cart/use-line-price.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { usePriceTerms } from '../../parts/pricing/use-price-terms.ts'
import * as styles from './Checkout.css.ts'

export function CheckoutSummary({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useTranslation()
  const { cart } = checkout
  const price = usePrices(cart.currency)
  const { sum } = usePriceTerms()(cart.currency, cart.totals.isVat)
  const total = price(cart.totals.afterTax)
  return (
    <Panel title={t('common:summary')}>
      <Stack space="lg">
        {outcomeGroups(checkout).map((group) => (
          <Group key={group.outcome} group={group} checkout={checkout} />
        ))}
        <DescriptionList
          look="figure"
          items={checkoutSums(checkout).map(({ kind, amount }) => ({
            term: sum(kind),
            description: (
              <Figure isStrong={kind === 'total-after-tax'}>
                {kind === 'freight' && amount === undefined
                  ? t('checkout:freightLater')
                  : price(amount)}
              </Figure>
            ),
          }))}
        />
        <LiveRegion message={t('checkout:totalIs', { total })} />
      </Stack>
    </Panel>
  )
}

function Figure({ isStrong, children }: { readonly isStrong: boolean; readonly children: string }) {
  return isStrong ? <strong>{children}</strong> : children
}

interface GroupProps {
  readonly group: OutcomeGroup
  readonly checkout: Checkout
}

function Group({ group: { outcome, lines }, checkout }: GroupProps) {
  const { t } = useTranslation()
  const note = outcome === 'quote' && purchaseOrderOf(checkout) !== '' ? 'quoteNumbered' : outcome
  return (
    <section className={styles.group} aria-label={t(`checkout:outcome.${outcome}`)}>
      <h3 className={styles.groupTitle}>{t(`checkout:outcome.${outcome}`)}</h3>
      {note !== 'order' && <p className={styles.note}>{t(`checkout:outcomeNote.${note}`)}</p>}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.item.id} line={line} checkout={checkout} />
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly line: OutcomeLine
  readonly checkout: Checkout
}

function Line({ line: { item, arrives, isPickedUp }, checkout }: LineProps) {
  const { t, i18n } = useTranslation()
  const linePrice = useLinePrice(checkout.cart)
  return (
    <li className={styles.line}>
      <span className={styles.lineWords}>
        <span>{item.productName}</span>
        <span className={styles.note}>
          {!item.model && `${item.skuCode} · `}
          {t('price:pieces', { count: item.quantity })}
        </span>
        {item.model && <CartModelFacts item={item} model={item.model} />}
        <BundleParts parts={item.children} />
        {arrives && (
          <span className={styles.note}>
            {t(isPickedUp ? 'checkout:readyForPickup' : 'checkout:arrives', {
              date: formatDate(arrives, i18n.language),
            })}
          </span>
        )}
      </span>
      <span>{linePrice(item, 'lineTotal')}</span>
    </li>
  )
}
