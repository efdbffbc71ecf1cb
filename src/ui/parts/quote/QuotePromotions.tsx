/** The promotion codes of a quote that may be changed: each can be taken off, after a question (QUOTE-46). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { PromotionCodes } from '../../components/PromotionCodes/PromotionCodes.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { PlaceFailure } from './PlaceFailure.tsx'
import { quoteFailureWords } from './quote-failure-words.ts'
import type { OpenQuote } from './use-quote.ts'

export function QuotePromotions({ quote: { view, send } }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const [asked, setAsked] = useState<string>()
  const codes = view.quote.promotionCodes
  // A code that is off the quote leaves nothing to ask.
  const code = codes.find((each) => each === asked)
  const failure = code === undefined ? undefined : view.failures.get(`promotion:${code}`)
  return (
    <div>
      <PromotionCodes
        label={t('quote:promotions')}
        promotions={codes.map((each) => ({ code: each, name: '' }))}
        {...(settings.allowsPromotionRemoval
          ? {
              removal: 'allowed',
              removeLabel: (each) => t('common:removePromotion', { code: each }),
              onRemove: setAsked,
              idOf: (each) => `promotion:${each}`,
            }
          : { removal: 'disabled' })}
      />
      {codes
        .filter((each) => each !== code)
        .map((each) => (
          <PlaceFailure
            key={each}
            failure={view.failures.get(`promotion:${each}`)}
            fallbackKey="common:removePromotionFailed"
            onKeep={() => send({ type: 'failure.dismiss', place: `promotion:${each}` })}
          />
        ))}
      <ConfirmDialog
        open={code !== undefined}
        title={t('quote:promotion.removeQuestion')}
        confirmLabel={t('quote:promotion.removeConfirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('quote:promotion.removing')}
        tone="danger"
        busy={code !== undefined && view.busyPlaces.has(`promotion:${code}`)}
        error={failure && quoteFailureWords(t, failure, 'common:removePromotionFailed')}
        onConfirm={() => code !== undefined && send({ type: 'promotion.remove', code })}
        onCancel={() => {
          setAsked(undefined)
          if (code !== undefined) send({ type: 'failure.dismiss', place: `promotion:${code}` })
        }}
      >
        {t('quote:promotion.removeEffect', { code: code ?? '' })}
      </ConfirmDialog>
    </div>
  )
}
