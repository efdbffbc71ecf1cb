/** Configured lines onto a quote in one press: those that a quote takes as they are typed (CALL-22). */
import { function as F, taskEither as TE } from 'fp-ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkReviewView } from '../../../application/bulk-order/bulk-review.view.ts'
import type { BulkLine } from '../../../domain/bulk-order/bulk-entry.ts'
import { Button } from '../../components/Button/Button.tsx'
import { FileIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Loaded } from '../../lazy.tsx'
import { SeveralToQuoteDialog } from '../../parts/add-to-quote/SeveralToQuoteDialog.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'

interface BulkToQuoteProps extends Pick<BulkReviewView, 'quotable'> {
  /** These lines stand on a quote now. */
  readonly onAdded: (lines: readonly BulkLine[]) => void
}

export function BulkToQuote({ quotable, onAdded }: BulkToQuoteProps) {
  const { t } = useTranslation()
  const { quotes } = useServices()
  const account = useAccount()
  const [isOpen, setOpen] = useState(false)
  if (!account || quotable.length === 0) return null
  const title = t('bulkOrder:toQuotes', { count: quotable.length })
  return (
    <>
      <Button size="lg" icon={FileIcon} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <Loaded of={quotes} failed={() => <Notice tone="error">{t('common:networkError')}</Notice>}>
          {(service) => (
            <SeveralToQuoteDialog
              title={title}
              description={t('bulkOrder:toQuotesText')}
              submitLabel={t('bulkOrder:toQuotesSubmit')}
              busyLabel={t('price:addToQuoteDialog.adding')}
              openDrafts={service.openDrafts}
              send={(target) =>
                F.pipe(
                  service.addSeveral({ target, lines: quotable.map(({ goods }) => goods) }),
                  TE.tapIO(() => () => onAdded(quotable.map(({ line }) => line))),
                )
              }
              onClose={() => setOpen(false)}
            />
          )}
        </Loaded>
      )}
    </>
  )
}
