/** More lines than an order may have go on in the table of a draft order, which takes thousands. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type BulkLine, tableTextOf } from '../../../domain/bulk-order/bulk-entry.ts'
import { longLimit } from '../../../domain/draft-order/hundreds.ts'
import { lastUsedDraft } from '../../../domain/quote/last-used-draft.ts'
import type { Quotes } from '../../../application/quote/quotes.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { Loaded } from '../../lazy.tsx'
import { useOpenDrafts } from '../../parts/add-to-quote/use-open-drafts.ts'
import { useServices } from '../../storefront-context.tsx'

interface BulkToTableProps {
  readonly lines: readonly BulkLine[]
}

/** What is typed stays here: it is not in the draft order before it has been added there. */
export function BulkToTable({ lines }: BulkToTableProps) {
  const { quotes } = useServices()
  if (lines.length > longLimit) return null
  return (
    <Loaded of={quotes}>
      {({ openDrafts }) => <ToTable lines={lines} openDrafts={openDrafts} />}
    </Loaded>
  )
}

function ToTable({ lines, openDrafts }: BulkToTableProps & Pick<Quotes, 'openDrafts'>) {
  const { t } = useTranslation()
  const { drafts } = useOpenDrafts(openDrafts, { isWanted: true, added: undefined })
  const last = drafts.kind === 'read' ? lastUsedDraft(drafts.answer) : undefined
  return (
    <Stack space="xs" align="start">
      <p>{t('bulkOrder:tooMany.text', { most: longLimit })}</p>
      {last ? (
        <Link
          to="/my-account/draftorder/$quoteId"
          params={{ quoteId: last.id }}
          search={{ tab: 'upload-csv' }}
          state={{ pastedLines: tableTextOf(lines) }}
          className={linkLook({})}
        >
          {t('bulkOrder:tooMany.check', { count: lines.length, name: last.name })}
        </Link>
      ) : (
        drafts.kind !== 'waiting' && (
          <Link to="/draftorder" className={linkLook({})}>
            {t('bulkOrder:tooMany.begin')}
          </Link>
        )
      )}
    </Stack>
  )
}
