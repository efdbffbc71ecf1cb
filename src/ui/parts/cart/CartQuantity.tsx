/** The quantity of a line: typed or stepped, saved on leaving the field; what is typed outlives a reload. */
import { either as E } from 'fp-ts'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cartOwner } from '../../../application/cart/cart-count.ts'
import { placeFailure } from '../../../application/cart/cart.view.ts'
import { type CartItem, codeOf } from '../../../domain/cart/cart.ts'
import { nearestQuantity, readCartQuantity } from '../../../domain/cart/cart-quantity.ts'
import { Button } from '../../components/Button/Button.tsx'
import { NumberText } from '../../components/NumberText/NumberText.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import * as styles from './CartQuantity.css.ts'
import { quantityWords } from './cart-words.ts'
import { type LazyCart, useCartPlace } from './use-cart.ts'

interface CartQuantityProps {
  readonly cart: LazyCart
  readonly item: CartItem
}

export function CartQuantity({ cart, item }: CartQuantityProps) {
  const { t } = useTranslation()
  const { unsentWork } = useStorefront()
  const owner = cartOwner(useAccount()?.id)
  const name = `cart-quantity:${item.id}`
  const { view, write } = useCartPlace(cart, `quantity:${item.id}`)
  const [typed, setTyped] = useState(() => unsentWork.read(owner, name))
  const wished =
    (view.kind === 'busy' || view.kind === 'failed') && view.write.kind === 'quantity'
      ? view.write.quantity
      : item.quantity
  const text = typed ?? String(wished)
  const read = readCartQuantity(text, item.bounds)
  const problem = typed !== undefined && E.isLeft(read) ? read.left : undefined
  const failure = typed === undefined ? placeFailure(view) : undefined
  // What is kept outlives the page; done, there is nothing left to keep.
  useEffect(() => {
    if (view.kind === 'done') unsentWork.forget(owner, name)
  }, [view.kind, unsentWork, owner, name])
  const type = (next: string) => {
    setTyped(next)
    unsentWork.keep(owner, name, next)
  }
  const drop = () => {
    setTyped(undefined)
    unsentWork.forget(owner, name)
  }
  const save = (next: string) => {
    const quantity = readCartQuantity(next, item.bounds)
    if (E.isLeft(quantity)) {
      type(next)
      return
    }
    setTyped(undefined)
    if (quantity.right === item.quantity && view.kind !== 'busy') drop()
    else write({ kind: 'quantity', itemId: item.id, quantity: quantity.right })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save(text)
    if (event.key === 'Escape') drop()
  }
  const { step: pieces = 1 } = item.bounds
  const step = (by: number) =>
    save(String((E.isRight(read) ? read.right : item.quantity) + by * pieces))
  const canStep = (by: number) =>
    E.isRight(read) && E.isRight(readCartQuantity(String(read.right + by * pieces), item.bounds))
  const nearest = problem && nearestQuantity(problem, item.bounds)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the keys of the field inside
    <div className={styles.frame} onKeyDown={onKeyDown}>
      <NumberText
        label={t('common:quantityOf', { name: codeOf(item) })}
        labelLook="hidden"
        value={text}
        onChange={type}
        onBlur={() => typed !== undefined && !problem && save(text)}
        error={
          problem
            ? quantityWords(t, problem)
            : failure && failureWords(t, failure, 'common:quantityFailed')
        }
        width="tiny"
        stepper={{
          lessLabel: t('cart:quantity.less', { name: codeOf(item) }),
          moreLabel: t('cart:quantity.more', { name: codeOf(item) }),
          onLess: () => step(-1),
          onMore: () => step(1),
          canLess: canStep(-1),
          canMore: canStep(1),
        }}
      />
      {nearest !== undefined && (
        <Button size="sm" onClick={() => save(String(nearest))}>
          {t('price:quantity.use', { count: nearest })}
        </Button>
      )}
      {failure && (
        <Button size="sm" onClick={() => save(text)}>
          {t('common:tryAgain')}
        </Button>
      )}
      {(problem ?? failure) && (
        <span className={styles.note}>{t('cart:quantity.stored', { value: item.quantity })}</span>
      )}
      <span role="status" className={styles.note}>
        {view.kind === 'busy' ? t('common:saving') : ''}
      </span>
    </div>
  )
}
