/** Puts the products of a list on a quote, each in its smallest quantity; the quote changes it (LIST-01). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listLines } from '../../../domain/quote/list-lines.ts'
import type { WishList } from '../../../domain/wish-list/wish-list.ts'
import { Button } from '../../components/Button/Button.tsx'
import { usePreloadedDialog } from '../../components/Dialog/Dialog.tsx'
import { FileIcon } from '../../components/Icon/icons.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Loaded } from '../../lazy.tsx'
import { SeveralToQuoteDialog } from '../../parts/add-to-quote/SeveralToQuoteDialog.tsx'
import { useServices } from '../../storefront-context.tsx'

export function ListToQuote({ items }: Pick<WishList, 'items'>) {
  const { t } = useTranslation()
  const { quotes } = useServices()
  const [isOpen, setOpen] = useState(false)
  usePreloadedDialog()
  const lines = listLines(items)
  if (lines.length === 0) return null
  const title = t('account:lists.toQuote', { count: lines.length })
  return (
    <>
      <Button icon={FileIcon} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <Loaded of={quotes} failed={() => <Notice tone="error">{t('common:networkError')}</Notice>}>
          {(service) => (
            <SeveralToQuoteDialog
              title={title}
              description={t('account:lists.toQuoteText')}
              submitLabel={t('account:lists.toQuoteSubmit')}
              busyLabel={t('account:lists.toQuoteBusy')}
              openDrafts={service.openDrafts}
              send={(target) => service.addSeveral({ target, lines })}
              onClose={() => setOpen(false)}
            />
          )}
        </Loaded>
      )}
    </>
  )
}
