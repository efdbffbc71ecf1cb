/** Switches a gift card off and on again. */
import { useTranslation } from 'react-i18next'
import type { GiftCards } from '../../../application/payment/gift-cards.ts'
import type { GiftCard } from '../../../domain/payment/gift-card.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { useSubmit } from '../../use-submit.ts'

interface GiftCardSwitchProps {
  readonly card: GiftCard
  readonly setActive: GiftCards['setActive']
  /** Called with what was done, in words. */
  readonly onChanged: (message: string) => void
}

export function GiftCardSwitch({ card, setActive, onChanged }: GiftCardSwitchProps) {
  const { t } = useTranslation()
  const { isSending, failure, send } = useSubmit(setActive, {
    onDone: () =>
      onChanged(t(card.isActive ? 'payment:gift.deactivated' : 'payment:gift.activated')),
  })
  return (
    <Stack>
      {failure && (
        <Notice tone="error">{failureWords(t, failure, 'payment:gift.switchFailed')}</Notice>
      )}
      <Inline>
        <Button
          busy={isSending}
          busyLabel={t('common:saving')}
          onClick={() => send({ id: card.id, isActive: !card.isActive })}
        >
          {t(card.isActive ? 'payment:gift.deactivate' : 'payment:gift.activate')}
        </Button>
      </Inline>
    </Stack>
  )
}
