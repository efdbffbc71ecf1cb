/** The lines of the cart as a table, or those of them that are asked for. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeFailure } from '../../../application/cart/cart.view.ts'
import { type Cart, type CartItem, codeOf, isWithdrawn } from '../../../domain/cart/cart.ts'
import { additionOf } from '../../../domain/cart/cart-write.ts'
import { Button } from '../../components/Button/Button.tsx'
import { RemoveIcon, UndoIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import { CartInstead } from './CartInstead.tsx'
import { CartItemName } from './CartItemName.tsx'
import { CartModelFacts, CartSkuFacts } from './CartModelFacts.tsx'
import { CartQuantity } from './CartQuantity.tsx'
import { type LazyCart, useCartPlace } from './use-cart.ts'
import { useLinePrice } from './use-line-price.ts'

interface CartLinesProps {
  readonly cart: LazyCart
  readonly contents: Cart
  readonly items: readonly CartItem[]
  readonly caption: string
}

export function CartLines({ cart, contents, items, caption }: CartLinesProps) {
  const { t } = useTranslation()
  const price = useLinePrice(contents)
  const { head } = usePriceTerms()(contents.currency, contents.totals.isVat)
  const [removed, setRemoved] = useState<readonly CartItem[]>([])
  const columns: readonly Column<CartItem>[] = [
    {
      key: 'product',
      head: t('common:product'),
      namesRow: true,
      cell: (item) => (
        <CartItemName
          item={item}
          facts={
            <>
              {item.model ? (
                <CartModelFacts item={item} model={item.model} />
              ) : (
                <CartSkuFacts item={item} />
              )}
              {isWithdrawn(item) && <CartInstead cart={cart} item={item} />}
            </>
          }
        />
      ),
    },
    {
      key: 'quantity',
      head: t('common:quantity'),
      look: 'figure',
      cell: (item) => (item.isGone ? item.quantity : <CartQuantity cart={cart} item={item} />),
    },
    {
      key: 'unitPrice',
      head: head(t('price:unitPrice')),
      look: 'figure',
      cell: (item) => price(item, 'unitPrice'),
    },
    {
      key: 'lineTotal',
      head: head(t('cart:column.lineTotal')),
      look: 'figure',
      cell: (item) => price(item, 'lineTotal'),
    },
  ]
  return (
    <Stack space="md">
      {removed.map((item, index) => (
        <Removed
          key={item.id}
          item={item}
          isLast={index === removed.length - 1}
          cart={cart}
          onClose={() => setRemoved((all) => without(all, item))}
        />
      ))}
      {items.length > 0 && (
        <Panel title={t('cart:items', { count: items.length })} padding="none">
          <Table
            caption={caption}
            captionLook="hidden"
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
            actions={{
              head: t('common:actions'),
              render: (item) => (
                <RemoveLine
                  item={item}
                  cart={cart}
                  onRemove={() => setRemoved((all) => [...without(all, item), item])}
                />
              ),
            }}
          />
        </Panel>
      )}
    </Stack>
  )
}

function without(items: readonly CartItem[], { id }: CartItem): readonly CartItem[] {
  return items.filter((each) => each.id !== id)
}

interface LineProps {
  readonly item: CartItem
  readonly cart: LazyCart
}

function RemoveLine({ item, cart, onRemove }: LineProps & { readonly onRemove: () => void }) {
  const { t } = useTranslation()
  const removing = useCartPlace(cart, `remove:${item.id}`)
  const undoing = useCartPlace(cart, `undo:${item.id}`)
  return (
    <RowAction
      icon={RemoveIcon}
      shortLabel={t('common:remove')}
      label={t('cart:remove', { name: codeOf(item) })}
      onClick={() => {
        onRemove()
        // An engine may give a line that was put back the id that it had.
        undoing.forget()
        removing.write({ kind: 'remove', itemIds: [item.id] })
      }}
    />
  )
}

interface RemovedProps extends LineProps {
  /** The way back is offered for the line that was taken out last. */
  readonly isLast: boolean
  readonly onClose: () => void
}

/** A line that was taken out, and the way back; or why it was not taken out or put back. */
function Removed({ item, isLast, cart, onClose }: RemovedProps) {
  const { t } = useTranslation()
  const removing = useCartPlace(cart, `remove:${item.id}`)
  const undoing = useCartPlace(cart, `undo:${item.id}`)
  const failure = placeFailure(removing.view)
  const undoFailure = placeFailure(undoing.view)
  const isBack = undoing.view.kind === 'done'
  if (failure) {
    return (
      <Notice
        tone="error"
        title={codeOf(item)}
        actions={
          <Button size="sm" onClick={() => removing.write({ kind: 'remove', itemIds: [item.id] })}>
            {t('common:tryAgain')}
          </Button>
        }
      >
        {failureWords(t, failure, 'common:removeFailed')}
      </Notice>
    )
  }
  if (removing.view.kind !== 'done' || isBack || !(isLast || undoFailure)) return null
  return (
    <Notice
      tone={undoFailure ? 'error' : 'info'}
      title={undoFailure && codeOf(item)}
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={
        <Button
          size="sm"
          icon={UndoIcon}
          busy={undoing.view.kind === 'busy'}
          busyLabel={t('price:addingToCart')}
          onClick={() => undoing.write({ kind: 'add', lines: [additionOf(item)] })}
        >
          {t('cart:undo')}
        </Button>
      }
    >
      {undoFailure
        ? failureWords(t, undoFailure, 'cart:failed')
        : t('cart:removed', { name: codeOf(item) })}
    </Notice>
  )
}
