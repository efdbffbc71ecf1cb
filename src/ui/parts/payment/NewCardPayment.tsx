/** Paying by a card that is typed into the frame of the vault, and saved if the customer wants it. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { useHold, useStartOfWayOn } from '../checkout/step-work.tsx'
import { CardFrame } from './CardFrame.tsx'
import type { CardPaymentProps } from './card-payment-props.ts'
import { useCardEntry } from './use-card-entry.ts'

export function NewCardPayment(props: CardPaymentProps) {
  const { cards, frameAddress, isGuest, isBusy, amount, onPay } = props
  const { t } = useTranslation()
  const [isSaved, setSaved] = useState(false)
  const [nickname, setNickname] = useState('')
  const entry = useCardEntry({
    cards,
    frameAddress,
    placement: 'checkout',
    onToken: ({ paymentToken }) =>
      amount.take((sum) =>
        onPay({ kind: 'new', paymentToken, saveAs: isSaved ? nickname.trim() : undefined }, sum),
      ),
  })
  const hold = useHold('card', entry.stage === 'submitting')
  const submit = () =>
    amount.take(() => {
      if (entry.stage !== 'ready' || entry.address === undefined) return
      hold()
      entry.submit()
    })
  useStartOfWayOn(submit)
  // Without a form there is nothing to be sent (ERR-04).
  if (entry.address === undefined) return null
  const isWaiting = entry.stage === 'opening' || entry.stage === 'blocked'
  return (
    <Stack>
      <CardFrame entry={entry} />
      {!isGuest && (
        <Checkbox label={t('payment:pay.saveCard')} checked={isSaved} onChange={setSaved} />
      )}
      {isSaved && (
        <TextField
          label={t('payment:cards.nickname')}
          hint={t('payment:cards.nicknameHint')}
          optionalText={t('common:optional')}
          value={nickname}
          autoComplete="off"
          onChange={(text) => setNickname(withinLimit(text))}
        />
      )}
      <Inline>
        <Button
          tone="primary"
          busy={isBusy || entry.stage === 'submitting'}
          busyLabel={t('common:saving')}
          reason={isWaiting ? t('payment:frame.waitReason') : undefined}
          reasonLook="announced"
          onClick={submit}
        >
          {t('payment:pay.useCard')}
        </Button>
      </Inline>
    </Stack>
  )
}
