/**
 * Nothing is lost silently: leaving waits until the writes under way are answered, and asks first when
 * something typed was not saved, or could not be.
 */
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { waitFor } from 'xstate'
import { busyPlaces } from '../../../domain/quote/quote-edits.ts'
import { quoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { hasUnsaved } from './unsaved.ts'
import type { QuoteAtHand } from './use-quote.ts'

export function LeaveQuestion({ quote: { actor, view } }: { readonly quote: QuoteAtHand }) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const shouldBlockFn = useCallback<ShouldBlockFn>(
    async ({ current, next }) => {
      // Another tab or filter of the same page leaves nothing behind.
      if (current.pathname === next.pathname) return false
      const settled = await waitFor(actor, ({ context }) => busyPlaces(context).size === 0, {
        timeout: Number.POSITIVE_INFINITY,
      })
      return hasUnsaved(quoteView(settled, today()))
    },
    [actor, today],
  )
  const leaving = useBlocker({
    shouldBlockFn,
    enableBeforeUnload: () => view.busyPlaces.size > 0 || hasUnsaved(view),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={leaving.status === 'blocked'}
      title={t('quote.leave.question')}
      confirmLabel={t('quote.leave.confirm')}
      cancelLabel={t('quote.leave.stay')}
      busyLabel={t('quote.saving')}
      tone="danger"
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      {t('quote.leave.effect')}
    </ConfirmDialog>
  )
}
