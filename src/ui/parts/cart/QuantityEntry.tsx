/** The pieces of a line: typed or stepped, saved on leaving the field; what is typed outlives a reload. */
import { either as E } from 'fp-ts'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cartOwner } from '../../../application/cart/cart-count.ts'
import type { PortFailure } from '../../../application/failure.ts'
import {
  type CartBounds,
  nearestQuantity,
  readCartQuantity,
} from '../../../domain/cart/cart-quantity.ts'
import { Button } from '../../components/Button/Button.tsx'
import { NumberText } from '../../components/NumberText/NumberText.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import * as styles from './QuantityEntry.css.ts'
import { quantityWords } from './cart-words.ts'

export interface QuantityEntryProps {
  /** Under which what is typed is kept. */
  readonly name: string
  /** What the line is called. */
  readonly code: string
  /** As the server has it. */
  readonly quantity: number
  readonly bounds: CartBounds
  /** What was asked for and is not there yet: under way, or failed. */
  readonly wished: number | undefined
  readonly stage: 'quiet' | 'busy' | 'done' | 'failed'
  readonly failure: PortFailure | undefined
  readonly onSave: (quantity: number) => void
}

export function QuantityEntry({
  name,
  code,
  quantity: stored,
  bounds,
  ...props
}: QuantityEntryProps) {
  const { t } = useTranslation()
  const { unsentWork } = useStorefront()
  const owner = cartOwner(useAccount()?.id)
  const { stage, wished = stored, onSave } = props
  const [typed, setTyped] = useState(() => unsentWork.read(owner, name))
  const text = typed ?? String(wished)
  const read = readCartQuantity(text, bounds)
  const problem = typed !== undefined && E.isLeft(read) ? read.left : undefined
  const failure = typed === undefined ? props.failure : undefined
  // What is kept outlives the page; done, there is nothing left to keep.
  useEffect(() => {
    if (stage === 'done') unsentWork.forget(owner, name)
  }, [stage, unsentWork, owner, name])
  const type = (next: string) => {
    setTyped(next)
    unsentWork.keep(owner, name, next)
  }
  const drop = () => {
    setTyped(undefined)
    unsentWork.forget(owner, name)
  }
  const save = (next: string) => {
    const quantity = readCartQuantity(next, bounds)
    if (E.isLeft(quantity)) {
      type(next)
      return
    }
    setTyped(undefined)
    if (quantity.right === stored && stage !== 'busy') drop()
    else onSave(quantity.right)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save(text)
    if (event.key === 'Escape') drop()
  }
  const { step: pieces = 1 } = bounds
  const step = (by: number) => save(String((E.isRight(read) ? read.right : stored) + by * pieces))
  const canStep = (by: number) =>
    E.isRight(read) && E.isRight(readCartQuantity(String(read.right + by * pieces), bounds))
  const nearest = problem && nearestQuantity(problem, bounds)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the keys of the field inside
    <div className={styles.frame} onKeyDown={onKeyDown}>
      <NumberText
        label={t('common:quantityOf', { name: code })}
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
          lessLabel: t('cart:quantity.less', { name: code }),
          moreLabel: t('cart:quantity.more', { name: code }),
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
        <span className={styles.note}>{t('cart:quantity.stored', { value: stored })}</span>
      )}
      <span role="status" className={styles.note}>
        {stage === 'busy' ? t('common:saving') : ''}
      </span>
    </div>
  )
}
