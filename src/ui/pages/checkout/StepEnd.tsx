/** The end of a step: the way on, and why there is none yet. */
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CheckoutStep,
  type Obstacle,
  obstaclesOf,
  passedDays,
  stepAfter,
  stepsOf,
} from '../../../domain/checkout/checkout-step.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useStepWork } from '../../parts/checkout/step-work.tsx'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { MissingList } from '../../parts/quote/MissingList.tsx'
import { useJump } from '../../parts/quote/use-jump.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { obstacleWords, placeOf } from './obstacle-words.ts'
import { stepPaths } from './step-paths.ts'

interface StepEndProps {
  readonly step: CheckoutStep
  /** Missing beside what the checkout itself lacks: something is typed or begun, and not saved. */
  readonly unfinished?: readonly Obstacle[]
  /** Writes what is chosen and not written yet, before the step is judged. */
  readonly prepare?: (() => void) | undefined
}

/** A press while something is being saved counts once it is: nothing is called missing that is on its way. */
export function StepEnd({ step, unfinished = [], prepare }: StepEndProps) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const { view } = useOpenCheckout()
  const { checkout } = view
  const { isHeld, start } = useStepWork()
  const isBusy = view.isBusy || isHeld
  const price = usePrices(checkout.cart.currency)
  const navigate = useNavigate()
  const { jumpTo } = useJump()
  const [isWanted, setWanted] = useState(false)
  const [isChecked, setChecked] = useState(false)
  // The day is that of the press: the page may stand open past midnight.
  const over = step === 'shipping' ? passedDays(checkout, today()) : []
  const obstacles = [...obstaclesOf(checkout, step), ...over, ...unfinished]
  const next = stepAfter(checkout, step) ?? 'review'
  const before = stepsOf(checkout)[stepsOf(checkout).indexOf(step) - 1]
  const isDue = isWanted && !isBusy
  const isFree = isDue && obstacles.length === 0
  if (isDue && !isFree) {
    setWanted(false)
    setChecked(true)
  }
  const path = stepPaths[next]
  const isLeaving = useRef(false)
  // Leaving is the router's work, outside of React's. The next step reads the checkout, which is busy meanwhile and free
  // again after it: that is no other press.
  useEffect(() => {
    if (!isFree || isLeaving.current) return
    isLeaving.current = true
    void navigate({ to: path }).then(() => {
      isLeaving.current = false
      setWanted(false)
    })
  }, [isFree, navigate, path])
  const press = () => {
    const hasStarted = start()
    if (!hasStarted) prepare?.()
    setWanted(true)
    const [first] = obstacles
    // What is being saved may still clear the way.
    if (first && !isBusy && !hasStarted && prepare === undefined) jumpTo(placeOf(first))
  }
  return (
    <Stack space="md">
      <div role="status">
        {isChecked && (
          <MissingList
            tone="warning"
            title={t('checkout:missing')}
            items={obstacles.map((obstacle) => ({
              id: placeOf(obstacle),
              text: obstacleWords(t, obstacle, price),
            }))}
            onGo={jumpTo}
          />
        )}
      </div>
      <Inline justify="between">
        <Button
          tone="primary"
          size="lg"
          onClick={press}
          busy={isWanted}
          busyLabel={t('common:saving')}
        >
          {t(`checkout:continue.${next}`)}
        </Button>
        <Link to={before ? stepPaths[before] : '/shopping-cart'} className={linkLook()}>
          {before ? t(`checkout:backTo.${before}`) : t('checkout:backToCart')}
        </Link>
      </Inline>
    </Stack>
  )
}
