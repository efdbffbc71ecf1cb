/** What takes the place of a line of the cart that is not sold any more: it is added before the line leaves. */
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { placeFailure } from '../../../application/cart/cart.view.ts'
import { type CartItem, codeOf } from '../../../domain/cart/cart.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { ModelInstead } from '../instead/ModelInstead.tsx'
import { type LazyCart, useCartPlace } from './use-cart.ts'

interface CartInsteadProps {
  readonly cart: LazyCart
  readonly item: CartItem
}

export function CartInstead({ cart, item }: CartInsteadProps) {
  const { t } = useTranslation()
  const adding = useCartPlace(cart, `instead:${item.id}`)
  const removing = useCartPlace(cart, `remove:${item.id}`)
  const isAdded = adding.view.kind === 'done'
  const leave = useEffectEvent(() => removing.write({ kind: 'remove', itemIds: [item.id] }))
  // The chart of the cart tells that what takes its place lies there.
  useEffect(() => {
    if (isAdded) leave()
  }, [isAdded])
  const addFailure = placeFailure(adding.view)
  const removeFailure = placeFailure(removing.view)
  const { quantity, materialNumber } = item
  return (
    <>
      <ModelInstead
        former={{ modelCode: codeOf(item), segments: item.model?.segments ?? [] }}
        productName={item.productName}
        isBusy={adding.view.kind === 'busy' || removing.view.kind === 'busy'}
        onTake={({ skuId, skuCode, ...model }) =>
          adding.write({
            kind: 'add',
            lines: [{ skuId, skuCode, quantity, materialNumber, model }],
          })
        }
      />
      {addFailure && <p role="alert">{failureWords(t, addFailure, 'cart:failed')}</p>}
      {removeFailure && <p role="alert">{failureWords(t, removeFailure, 'common:removeFailed')}</p>}
    </>
  )
}
