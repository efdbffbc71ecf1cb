/** The steps: those behind lead back, the present one is named, those to come wait. */
import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Checkout } from '../../../domain/checkout/checkout.ts'
import { mayEnter, stepsOf } from '../../../domain/checkout/checkout-step.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import * as styles from './Checkout.css.ts'
import { stepPaths } from './step-paths.ts'

export function StepProgress({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('checkout:steps')}>
      <ol className={styles.progress}>
        {stepsOf(checkout).map((step, index) => {
          const isPresent = pathname.startsWith(stepPaths[step])
          const name = t(`checkout:step.${step}`)
          return (
            <li key={step} className={styles.progressStep}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {isPresent && (
                <span className={styles.present} aria-current="step">
                  {name}
                </span>
              )}
              {!isPresent &&
                (mayEnter(checkout, step) ? (
                  <Link to={stepPaths[step]} className={linkLook({ tone: 'plain' })}>
                    {name}
                  </Link>
                ) : (
                  <span className={styles.waiting}>{name}</span>
                ))}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
