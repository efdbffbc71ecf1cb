/** The press that makes a saved cart the cart, and why that was not possible. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedCart } from '../../../domain/cart/saved-cart.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import type { TakeUp } from './use-take-up.ts'

interface TakeUpCartProps {
  readonly takeUp: TakeUp
  readonly saved: SavedCart
}

export function TakeUpCart({ takeUp, saved }: TakeUpCartProps) {
  const { t } = useTranslation()
  return (
    <Button
      size="sm"
      busy={takeUp.isBusy(saved.id)}
      busyLabel={t('common:saving')}
      onClick={() => takeUp.press(saved)}
    >
      {t('cart:saved.takeUp')}
      <VisuallyHidden> {saved.name}</VisuallyHidden>
    </Button>
  )
}

export function TakeUpFailure({ takeUp: { failure, close } }: Pick<TakeUpCartProps, 'takeUp'>) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  // The row that was pressed may be far below.
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (!failure) return null
  return (
    <div ref={place}>
      <Notice
        tone="error"
        title={t('cart:saved.takeUpFailed')}
        onClose={close}
        closeLabel={t('common:close')}
      >
        {failure.kind === 'not-found'
          ? t('cart:saved.missing')
          : failureWords(t, failure, 'common:failure.malformed')}
      </Notice>
    </div>
  )
}
