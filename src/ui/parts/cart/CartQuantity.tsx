/** The quantity of a line of the cart. */
import { placeFailure } from '../../../application/cart/cart.view.ts'
import { type CartItem, codeOf } from '../../../domain/cart/cart.ts'
import { QuantityEntry } from './QuantityEntry.tsx'
import { type LazyCart, useCartPlace } from './use-cart.ts'

interface CartQuantityProps {
  readonly cart: LazyCart
  readonly item: CartItem
}

export function CartQuantity({ cart, item }: CartQuantityProps) {
  const { view, write } = useCartPlace(cart, `quantity:${item.id}`)
  const isUnsettled = view.kind === 'busy' || view.kind === 'failed'
  return (
    <QuantityEntry
      name={`cart-quantity:${item.id}`}
      code={codeOf(item)}
      quantity={item.quantity}
      bounds={item.bounds}
      wished={isUnsettled && view.write.kind === 'quantity' ? view.write.quantity : undefined}
      stage={view.kind === 'missed' ? 'failed' : view.kind}
      failure={placeFailure(view)}
      onSave={(quantity) => write({ kind: 'quantity', itemId: item.id, quantity })}
    />
  )
}
