/** What is still missing before the order can be placed, each a way to its step. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Obstacle } from '../../../domain/checkout/checkout-step.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { obstacleWords, placeOf, stepOf } from './obstacle-words.ts'
import { stepPaths } from './step-paths.ts'

export function ReviewMissing({ obstacles }: { readonly obstacles: readonly Obstacle[] }) {
  const { t } = useTranslation()
  const { view } = useOpenCheckout()
  const price = usePrices(view.checkout.cart.currency)
  if (obstacles.length === 0) return null
  return (
    <Notice tone="warning" title={t('checkout:missing')}>
      <ul>
        {obstacles.map((obstacle) => (
          <li key={`${obstacle.kind} ${placeOf(obstacle)}`}>
            <Link to={stepPaths[stepOf(obstacle)]} className={linkLook()}>
              {obstacleWords(t, obstacle, price)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
