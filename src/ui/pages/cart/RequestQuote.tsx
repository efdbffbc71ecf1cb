/** Moves the lines of a cart to a quote, new or existing. A visitor is asked to sign in first. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Carts } from '../../../application/cart/carts.ts'
import { type CartItem, movableItems, type Promotion } from '../../../domain/cart/cart.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Button } from '../../components/Button/Button.tsx'
import { useSignInWithReturn } from '../../addresses/sign-in-link.ts'
import { useAccount } from '../../use-account.ts'
import * as styles from './CartPage.css.ts'
import { RequestQuoteDialog } from './RequestQuoteDialog.tsx'

interface RequestQuoteProps {
  readonly carts: Carts
  readonly items: readonly CartItem[]
  readonly promotions: readonly Promotion[]
  readonly label: string
  /** `secondary` where there is a more important way on. */
  readonly tone?: 'primary' | 'secondary' | undefined
}

export function RequestQuote({
  carts,
  items,
  promotions,
  label,
  tone = 'primary',
}: RequestQuoteProps) {
  const { t } = useTranslation()
  const account = useAccount()
  const signIn = useSignInWithReturn()
  const [isOpen, setOpen] = useState(false)
  const movable = movableItems(items)
  const left = items.length - movable.length
  if (!account) {
    return (
      <div className={styles.ways}>
        <Link {...signIn} className={buttonLook({ tone, size: 'lg', wide: 'yes' })}>
          {t('cart:request.signIn')}
        </Link>
        <p className={styles.note}>{t('cart:request.signInNote')}</p>
      </div>
    )
  }
  return (
    <div className={styles.ways}>
      <Button
        tone={tone}
        size="lg"
        wide
        onClick={() => setOpen(true)}
        reason={movable.length === 0 ? t('cart:request.none') : undefined}
      >
        {label}
      </Button>
      {left > 0 && movable.length > 0 && (
        <p className={styles.note}>{t('cart:request.stay', { count: left })}</p>
      )}
      {isOpen && (
        <RequestQuoteDialog
          carts={carts}
          items={movable}
          promotions={promotions}
          title={label}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
