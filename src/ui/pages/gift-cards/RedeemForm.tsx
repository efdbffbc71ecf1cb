/** Puts a gift card into the account by its code and pin (CART-19); what was typed stays after a refusal. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GiftCards } from '../../../application/payment/gift-cards.ts'
import type { GiftCardEntry } from '../../../domain/payment/gift-card.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { ErrorSummary } from '../../components/ErrorSummary/ErrorSummary.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { GiftCardFields, giftCardProblems } from '../../parts/payment/GiftCardFields.tsx'
import { useSubmit } from '../../use-submit.ts'

interface RedeemFormProps {
  readonly redeem: GiftCards['redeem']
  readonly onRedeemed: () => void
}

const idPrefix = 'redeem'

export function RedeemForm({ redeem, onRedeemed }: RedeemFormProps) {
  const { t } = useTranslation()
  const [entry, setEntry] = useState<GiftCardEntry>({ code: '', pin: '' })
  const [attempt, setAttempt] = useState(0)
  const { isSending, stage, failure, send } = useSubmit(redeem, { onDone: onRedeemed })
  const problems = attempt === 0 ? [] : giftCardProblems(t, entry, idPrefix)
  const submit = () => {
    setAttempt(attempt + 1)
    if (giftCardProblems(t, entry, idPrefix).length === 0) send(entry)
  }
  return (
    <Panel title={t('payment:gift.redeemTitle')}>
      <Form onSubmit={submit}>
        <Stack>
          <ErrorSummary title={t('common:checkFields')} problems={problems} attempt={attempt} />
          {failure && (
            <Notice tone="error" title={t('payment:gift.redeemFailed')}>
              {failureWords(t, failure, 'payment:gift.redeemFailedNext')}
            </Notice>
          )}
          <GiftCardFields
            entry={entry}
            problems={problems}
            idPrefix={idPrefix}
            disabled={isSending}
            onChange={(next) =>
              setEntry({ code: withinLimit(next.code), pin: withinLimit(next.pin) })
            }
          />
          <Inline>
            <Button
              type="submit"
              tone="primary"
              busy={isSending || stage === 'done'}
              busyLabel={t('payment:gift.redeeming')}
            >
              {t('payment:gift.redeem')}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  )
}
