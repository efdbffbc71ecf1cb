/** What came of making a saved cart the cart: where the one before is, and what has changed since it was saved. */
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Cart, codeOf, itemIn } from '../../../domain/cart/cart.ts'
import type { SavedCartChange } from '../../../domain/cart/saved-cart.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { usePrices } from '../../parts/quote/use-prices.ts'

export function TakenUpNotice({ contents }: { readonly contents: Cart }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { takenUp } = useLocation().state
  if (!takenUp) return null
  const { name, leftAs, changes } = takenUp
  const shown = (changes ?? []).filter(({ itemId }) => itemIn(contents, itemId))
  return (
    <Notice
      tone={shown.length > 0 || changes === undefined ? 'warning' : 'success'}
      title={t('cart:takenUp.title', { name })}
      actions={
        leftAs === undefined ? undefined : (
          <Link to="/my-account/carts" className={linkLook({})}>
            {t('common:shell.savedCarts')}
          </Link>
        )
      }
      onClose={() => void navigate({ to: '/shopping-cart', replace: true, state: {} })}
      closeLabel={t('common:close')}
    >
      <Stack space="sm">
        {leftAs !== undefined && <p>{t('cart:takenUp.left', { name: leftAs })}</p>}
        {changes === undefined && <p>{t('cart:takenUp.unknown')}</p>}
        {shown.length > 0 && (
          <div>
            <p>{t('cart:takenUp.changed')}</p>
            {shown.map((change) => (
              <Change key={change.itemId} change={change} contents={contents} />
            ))}
          </div>
        )}
      </Stack>
    </Notice>
  )
}

interface ChangeProps {
  readonly change: SavedCartChange
  readonly contents: Cart
}

function Change({ change: { itemId, kind, previous, present }, contents }: ChangeProps) {
  const { t } = useTranslation()
  const price = usePrices(contents.currency)
  const item = itemIn(contents, itemId)
  if (!item) return null
  const code = codeOf(item)
  const words = {
    gone: () => t('cart:takenUp.gone'),
    quantity: () => t('cart:takenUp.quantity', { count: present ?? 0 }),
    price: () => t('order:againPrice', { previous: price(previous), present: price(present) }),
  }
  return (
    <div>
      {item.productName} <bdi>{item.productName === code ? '' : code}</bdi>: {words[kind]()}
    </div>
  )
}
