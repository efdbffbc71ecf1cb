/** Credit limit, open balance and terms of a customer on account, before anything is chosen. */
import { useTranslation } from 'react-i18next'
import { coversAmount } from '../../../domain/checkout/account-credit.ts'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { useProgram } from '../../use-program.ts'

export function CreditFacts() {
  const { t } = useTranslation()
  const { checkouts, view } = useOpenCheckout()
  const [reading, again] = useProgram(checkouts.credit)
  const price = usePrices(view.checkout.cart.currency)
  if (reading.kind === 'waiting') return <Skeleton shape="block" />
  if (reading.kind === 'failed') {
    return (
      <ReadFailed failure={reading.failure} fallbackKey="checkout:credit.failed" onAgain={again} />
    )
  }
  const credit = reading.answer
  const { limit, openBalance, available, currency, termName, dueDays } = credit
  const terms = [
    termName,
    dueDays === undefined ? '' : t('checkout:credit.due', { count: dueDays }),
  ].filter((text) => text !== '')
  // An account without a limit has no figure for it, and none for what is left of it.
  const sums = [
    { term: t('checkout:credit.limit'), amount: limit },
    { term: t('checkout:credit.open'), amount: openBalance },
    { term: t('checkout:credit.available'), amount: available },
  ].flatMap(({ term, amount }) =>
    amount === undefined ? [] : { term, description: price(amount, currency) },
  )
  const isEnough = coversAmount(credit, view.checkout.amountDue)
  return (
    <Panel title={t('checkout:credit.title')}>
      <Stack space="md">
        <DescriptionList
          items={[
            ...sums,
            {
              term: t('checkout:credit.terms'),
              description: terms.join(' · ') || t('common:none'),
            },
          ]}
        />
        {isEnough === false && (
          <Notice tone="warning" announce="silent">
            {t('checkout:credit.notEnough')}
          </Notice>
        )}
      </Stack>
    </Panel>
  )
}
