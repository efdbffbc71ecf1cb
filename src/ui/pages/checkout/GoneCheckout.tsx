/** What has taken the place of a checkout that stood open here: its order, which another tab has placed, or nothing. */
import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import { cartId } from '../../../domain/payment/placement.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { confirmationHref } from '../../addresses/confirmation-href.ts'
import { useServices, useStorefront } from '../../storefront-context.tsx'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { useProgram } from '../../use-program.ts'

interface GoneCheckoutProps {
  /** The cart that the steps were about. */
  readonly cartId: string
  /** Nothing is typed at the review, which leads on by itself. */
  readonly isReview: boolean
  /** Whether nothing is left to be ordered. */
  readonly isEmpty: boolean
  /** The steps go on with what is in the cart now. */
  readonly onNext: () => void
}

export function GoneCheckout({ cartId: id, isReview, isEmpty, onNext }: GoneCheckoutProps) {
  const { t } = useTranslation()
  const { placements } = useServices()
  const { notify } = useStorefront()
  const navigate = useNavigate()
  const read = useCallback(
    (signal: AbortSignal) => withLazy(placements, (each) => each.read(cartId(id), signal)),
    [id, placements],
  )
  const [reading] = useProgram(read)
  const isPlaced = reading.kind === 'read' && reading.answer.kind === 'placed'
  const leave = useEffectEvent(() => {
    if (isPlaced) {
      if (isReview) void navigate({ href: confirmationHref(cartId(id)), replace: true })
      return
    }
    if (!isEmpty) {
      onNext()
      return
    }
    notify({ tone: 'info', key: 'checkout:emptied' })
    void navigate({ to: '/shopping-cart', replace: true })
  })
  const isKnown = reading.kind !== 'waiting'
  const notice = useKeptFocus<HTMLDivElement>(reading.kind, 'heading')
  // Leaving is the router's work.
  useEffect(() => {
    if (isKnown) leave()
  }, [isKnown])
  if (!isPlaced || isReview) return <SkeletonRows busyText={t('checkout:loading')} count={4} />
  return (
    <>
      <div role="status" ref={notice}>
        <PageHeading
          title={t('checkout:placedElsewhere.title')}
          lead={t('checkout:placedElsewhere.text')}
        />
      </div>
      <div>
        <Link
          to="/order-confirmation"
          search={{ cart: id }}
          className={buttonLook({ tone: 'primary', size: 'lg' })}
        >
          {t('checkout:placedElsewhere.open')}
        </Link>
      </div>
    </>
  )
}
