/** Sets the cart aside under a name, and begins an empty one (ACCT-02). */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeFailure } from '../../../application/cart/cart.view.ts'
import type { SavedCarts } from '../../../application/cart/saved-carts.ts'
import { freeCartName, type SavedCart } from '../../../domain/cart/saved-cart.ts'
import { Button } from '../../components/Button/Button.tsx'
import { usePreloadedDialog } from '../../components/Dialog/Dialog.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { Loaded } from '../../lazy.tsx'
import { CartNameDialog } from '../../parts/cart/CartNameDialog.tsx'
import { type LazyCart, useCartPlace } from '../../parts/cart/use-cart.ts'
import { useSuggestedCartName } from '../../parts/cart/use-suggested-cart-name.ts'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import * as styles from './CartPage.css.ts'

interface SaveCartProps {
  readonly cart: LazyCart
  /** What the cart is called already; empty for most. */
  readonly title: string
}

export function SaveCart(props: SaveCartProps) {
  const { t } = useTranslation()
  const { savedCarts } = useServices()
  const [isOpen, setOpen] = useState(false)
  usePreloadedDialog()
  const close = () => setOpen(false)
  return (
    <div className={styles.ways}>
      <Button wide onClick={() => setOpen(true)}>
        {t('cart:saved.action')}
      </Button>
      <Link to="/my-account/carts" className={linkLook({})}>
        {t('common:shell.savedCarts')}
      </Link>
      {isOpen && (
        // The name can be checked by the server alone.
        <Loaded of={savedCarts} failed={() => <Named {...props} others={[]} onClose={close} />}>
          {(service) => <Suggested {...props} savedCarts={service} onClose={close} />}
        </Loaded>
      )}
    </div>
  )
}

interface SuggestedProps extends SaveCartProps {
  readonly savedCarts: SavedCarts
  readonly onClose: () => void
}

/** The names that are taken come while the dialog is open already. */
function Suggested({ savedCarts, ...props }: SuggestedProps) {
  const [reading] = useProgram(savedCarts.all)
  return <Named {...props} others={reading.kind === 'read' ? reading.answer : []} />
}

interface NamedProps extends SaveCartProps {
  readonly others: readonly SavedCart[]
  readonly onClose: () => void
}

function Named({ cart, title, others, onClose }: NamedProps) {
  const { t } = useTranslation()
  const suggested = useSuggestedCartName()
  const { view, write, forget } = useCartPlace(cart, 'set-aside')
  const failure = placeFailure(view)
  return (
    <CartNameDialog
      title={t('cart:saved.title')}
      description={t('cart:saved.description')}
      submitLabel={t('cart:saved.submit')}
      suggestion={freeCartName(title || suggested, others)}
      others={others}
      isBusy={view.kind === 'busy'}
      failure={failure && failureWords(t, failure, 'cart:saved.failed')}
      onName={(name) => write({ kind: 'set-aside', name })}
      onClose={() => {
        forget()
        onClose()
      }}
    />
  )
}
