/** Promotion codes of the cart: one more, or one less (CART-20, CART-21). */
import { either as E } from 'fp-ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeFailure } from '../../../application/cart/cart.view.ts'
import type { Promotion } from '../../../domain/cart/cart.ts'
import {
  type PromotionCodeProblem,
  readPromotionCode,
} from '../../../domain/cart/promotion-code.ts'
import { textLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PromotionCodes } from '../../components/PromotionCodes/PromotionCodes.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { type LazyCart, useBusyCartPlaces, useCartPlace } from '../../parts/cart/use-cart.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useKeptFocus } from '../../use-kept-focus.ts'
import * as styles from './CartPage.css.ts'

interface PromotionFormProps {
  readonly cart: LazyCart
  readonly promotions: readonly Promotion[]
}

export function PromotionForm({ cart, promotions }: PromotionFormProps) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const { view, write, forget } = useCartPlace(cart, 'promotion')
  const failure = placeFailure(view)
  const removing = useBusyCartPlaces(
    cart,
    promotions.map((each) => removalOf(each.code)),
  )
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<PromotionCodeProblem>()
  const applied = view.kind === 'done' ? view.write : undefined
  const [seen, setSeen] = useState(applied)
  // In force, the code stands above the field and no longer in it.
  if (applied !== seen) {
    setSeen(applied)
    if (applied) setCode('')
  }
  const type = (text: string) => {
    setProblem(undefined)
    forget()
    setCode(text)
  }
  const submit = () => {
    const read = readPromotionCode(code)
    setProblem(E.isLeft(read) ? read.left : undefined)
    if (E.isRight(read)) write({ kind: 'apply-promotion', code: read.right })
    else forget()
  }
  const words = {
    required: t('cart:promo.required'),
    'too-long': t('common:atMostCharacters', { most: textLimit }),
  }
  // A code that is taken out takes its button along.
  const place = useKeptFocus<HTMLDivElement>(promotions.map((each) => each.code).join(' '))
  return (
    <div ref={place}>
      <Stack space="md">
        {promotions.length > 0 && (
          <PromotionCodes
            label={t('cart:promo.inForce')}
            promotions={promotions}
            {...(settings.allowsPromotionRemoval
              ? {
                  removal: 'allowed',
                  removeLabel: (each) => t('common:removePromotion', { code: each }),
                  busyLabel: (each) =>
                    removing.has(removalOf(each)) ? t('quote:promotion.removing') : undefined,
                  onRemove: (each) =>
                    cart.actor?.send({
                      type: 'write',
                      place: removalOf(each),
                      write: { kind: 'remove-promotion', code: each },
                    }),
                }
              : { removal: 'disabled' })}
          />
        )}
        {promotions.map((each) => (
          <RemovalProblem key={each.code} cart={cart} code={each.code} />
        ))}
        <Form onSubmit={submit} className={styles.promotion}>
          <TextField
            label={t('cart:promo.label')}
            value={code}
            onChange={type}
            look="code"
            autoComplete="off"
            spellCheck={false}
            error={
              problem ? words[problem] : failure && failureWords(t, failure, 'cart:promo.failed')
            }
          />
          <Button type="submit" busy={view.kind === 'busy'} busyLabel={t('common:saving')}>
            {t('cart:promo.apply')}
          </Button>
        </Form>
      </Stack>
    </div>
  )
}

/** The place at which a code is taken out. */
const removalOf = (code: string) => `remove-promotion:${code}` as const

/** Why a code is still in force that was to be removed. */
function RemovalProblem({ cart, code }: { readonly cart: LazyCart; readonly code: string }) {
  const { t } = useTranslation()
  const failure = placeFailure(useCartPlace(cart, removalOf(code)).view)
  if (!failure) return null
  return (
    <Notice tone="error" title={code}>
      {failureWords(t, failure, 'common:removePromotionFailed')}
    </Notice>
  )
}
