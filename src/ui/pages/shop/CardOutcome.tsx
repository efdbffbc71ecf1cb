import { useTranslation } from 'react-i18next'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import type { PricingProblem } from '../../../domain/pricing/pricing-problem.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { priceFailureText } from '../../parts/pricing/price-words.ts'
import { quantityProblemText } from '../../parts/pricing/quantity-words.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import * as styles from './CardActions.css.ts'

interface CardOutcomeProps {
  readonly view: PricePanelView
  /** The dialog could not be fetched. */
  readonly isMissed: boolean
}

/** What came of a press: the line that was added, or what stood in its way. */
export function CardOutcome({ view, isMissed }: CardOutcomeProps) {
  const { t } = useTranslation()
  const { added } = view
  const troubles = useTroubles(view, isMissed)
  if (added === undefined && troubles.length === 0) return null
  return (
    <div className={styles.outcome}>
      {troubles.length > 0 && (
        <div role="alert">
          {troubles.map((trouble) => (
            <p key={trouble} className={styles.bad}>
              {trouble}
            </p>
          ))}
        </div>
      )}
      {added !== undefined && (
        <p className={styles.said}>
          {t('price:added', { count: added.quantity, code: added.modelCode })}{' '}
          {routerLink({
            href: `/my-account/quotes/${encodeURIComponent(added.quoteId)}`,
            className: linkLook(),
            children: t('price:openQuote', { name: added.quoteName }),
          })}
        </p>
      )}
    </div>
  )
}

function useTroubles(view: PricePanelView, isMissed: boolean): readonly string[] {
  const { t } = useTranslation()
  const { failure, price, stage, problems, areProblemsShown } = view
  const ofProblem = (problem: PricingProblem): readonly string[] => {
    if (problem.kind === 'quantity') return [quantityProblemText(problem.problem, t)]
    if (problem.kind === 'no-country') return [t('price:noCountry')]
    return problem.kind === 'unverified' ? [t('price:unverified')] : []
  }
  return [
    ...(isMissed ? [t('price:addToQuoteDialog.missed')] : []),
    ...(failure === undefined ? [] : [priceFailureText(failure, t)]),
    ...(stage === 'broken' ? [t('price:broken')] : []),
    ...(price !== undefined && price.total === undefined ? [t('price:notAvailable')] : []),
    ...(areProblemsShown ? problems.flatMap(ofProblem) : []),
  ]
}
