/** Puts the products of a list in the cart, all of them or one, and says beside the button how that went. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { placeFailure } from '../../../application/cart/cart.view.ts'
import { listAdditions } from '../../../domain/cart/list-additions.ts'
import { goodsKey, type WishList, type WishListItem } from '../../../domain/wish-list/wish-list.ts'
import { Button } from '../../components/Button/Button.tsx'
import { CartIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { type CartPlaceWrites, useCartPlace, useLazyCart } from '../../parts/cart/use-cart.ts'
import { itemName } from './item-name.ts'

/** Each in its smallest quantity; the cart changes it. Nothing is left half added: all go in or none. */
interface ListToCartProps {
  readonly items: WishList['items']
  /** Tells this list from others. */
  readonly listId: string
}

export function ListToCart({ items, listId }: ListToCartProps) {
  const { t } = useTranslation()
  const place = useCartPlace(useLazyCart(), `list:${listId}`)
  const lines = listAdditions(items)
  const left = items.filter(({ cartMinimum, model }) => cartMinimum === undefined && !model).length
  if (lines.length === 0) return null
  return (
    <Stack space="sm" align="start">
      <Button
        icon={CartIcon}
        busy={place.view.kind === 'busy'}
        busyLabel={t('price:addingToCart')}
        onClick={() => place.write({ kind: 'add', lines })}
      >
        {t('account:lists.toCart', { count: lines.length })}
      </Button>
      {left > 0 && (
        <Text size="small" tone="soft">
          {t('account:lists.configuredFirst', { count: left })}
        </Text>
      )}
      <Outcome place={place} />
    </Stack>
  )
}

interface ItemToCartProps {
  readonly listId: string
  readonly item: WishListItem
}

export function ItemToCart({ listId, item }: ItemToCartProps) {
  const { t } = useTranslation()
  const place = useCartPlace(useLazyCart(), `list:${listId}:${goodsKey(item)}`)
  const lines = listAdditions([item])
  if (lines.length === 0) return null
  return (
    <>
      <RowAction
        label={t('account:lists.itemToCart', { name: itemName(item) })}
        shortLabel={t('account:lists.itemToCartShort')}
        icon={CartIcon}
        isBusy={place.view.kind === 'busy'}
        onClick={() => place.write({ kind: 'add', lines })}
      />
      <Outcome place={place} />
    </>
  )
}

function Outcome({ place: { view } }: { readonly place: CartPlaceWrites }) {
  const { t } = useTranslation()
  const failure = placeFailure(view)
  if (failure) return <Notice tone="error">{failureWords(t, failure, 'cart:failed')}</Notice>
  return (
    <div role="status">
      {view.kind === 'done' && (
        <Text as="span" size="small">
          {t('cart:added')}{' '}
          <Link to="/shopping-cart" className={linkLook({})}>
            {t('cart:view')}
          </Link>
        </Text>
      )}
    </div>
  )
}
