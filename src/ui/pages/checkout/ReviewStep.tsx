/** The whole order before it is placed: what is sent where, billed, paid and said, and what has changed since. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomeGroups } from '../../../domain/checkout/line-outcomes.ts'
import { checkoutSteps, obstaclesOf, passedDays } from '../../../domain/checkout/checkout-step.ts'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useCheckoutPlace, useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { PlaceReviewed } from './PlaceReviewed.tsx'
import { ReviewChanges } from './ReviewChanges.tsx'
import { ReviewMissing } from './ReviewMissing.tsx'
import { ReviewSections } from './ReviewSections.tsx'
import { StepHeading } from './StepHeading.tsx'
import { TermsOfSale } from './TermsOfSale.tsx'
import { useReview } from './use-review.ts'

export function ReviewStep() {
  const { t } = useTranslation()
  const { checkouts, view } = useOpenCheckout()
  const { checkout } = view
  const notes = useCheckoutPlace(checkouts.checkout, 'notes')
  const { changes, accept, end } = useReview(checkout)
  const [isUnderWay, setUnderWay] = useState(checkout.isBeingPlaced)
  const { settings, today } = useStorefront()
  const { termsOfSalePage: terms } = settings
  const [hasAccepted, setAccepted] = useState(false)
  // The page may stand open past midnight.
  const [day, setDay] = useState(today)
  const areDaysOpen = () => {
    setDay(today())
    return passedDays(checkout, today()).length === 0
  }
  const reasonOf = (isIncomplete: boolean, isChanged: boolean) => {
    if (isIncomplete) return t('checkout:missing')
    if (isChanged) return t('checkout:obstacle.changed')
    if (notes.view.kind === 'failed') return t('checkout:obstacle.notes')
    return terms === undefined || hasAccepted ? undefined : t('checkout:obstacle.terms')
  }
  const missing = [
    ...passedDays(checkout, day),
    ...checkoutSteps.flatMap((step) => obstaclesOf(checkout, step)),
  ]
  return (
    <>
      {isUnderWay ? (
        <PageHeading
          title={t('checkout:beingPlaced.title')}
          lead={t('checkout:beingPlaced.text')}
        />
      ) : (
        <StepHeading step="review" />
      )}
      <ReviewChanges changes={changes} currency={checkout.cart.currency} onAccept={accept} />
      <ReviewSections checkout={checkout} isFixed={isUnderWay} />
      {!isUnderWay && (
        <>
          <Panel title={t('checkout:notes.title')}>
            <OrderNotes />
          </Panel>
          <ReviewMissing obstacles={missing} />
          <BeforeThePress />
          {terms !== undefined && (
            <TermsOfSale page={terms} isAccepted={hasAccepted} onAccept={setAccepted} />
          )}
        </>
      )}
      <PlaceReviewed
        acceptedTerms={hasAccepted ? terms : undefined}
        reason={reasonOf(missing.length > 0, changes.length > 0)}
        areDaysOpen={areDaysOpen}
        onReviewEnd={end}
        onUnderWay={setUnderWay}
      />
    </>
  )
}

/** Both outcomes in one sentence each, before the press. */
function BeforeThePress() {
  const { t } = useTranslation()
  const { view } = useOpenCheckout()
  const price = usePrices(view.checkout.cart.currency)
  return outcomeGroups(view.checkout).map(({ outcome, lines }) => (
    <Text key={outcome}>
      {t(`checkout:promise.${outcome}`, {
        count: lines.length,
        total: price(view.checkout.cart.totals.afterTax),
      })}
    </Text>
  ))
}
