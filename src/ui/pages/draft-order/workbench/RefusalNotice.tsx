/** Why a file or a paste was not taken, in one sentence, in its place (CSV-08). */
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { SheetRefusal } from '../../../../application/draft-order/csv-import.context.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'

interface RefusalNoticeProps {
  readonly refusal: SheetRefusal
  readonly onClose: () => void
}

export function RefusalNotice({ refusal, onClose }: RefusalNoticeProps) {
  const { t } = useTranslation()
  const [title, words] = refusalWords(t, refusal)
  return (
    <Notice
      tone="error"
      title={title}
      onClose={onClose}
      closeLabel={t('draftOrder.csv.closeRefusal')}
    >
      {words}
    </Notice>
  )
}

function refusalWords(
  t: TFunction,
  refusal: SheetRefusal,
): readonly [title: string | undefined, words: string] {
  switch (refusal.kind) {
    case 'too-many': {
      const { count, limit } = refusal
      return [
        t('frontend.draftOrder.csvAdd.tooManyRows'),
        t('draftOrder.csv.refusal.tooMany', { count, limit }),
      ]
    }
    case 'too-many-rows':
      return [
        t('frontend.draftOrder.csvAdd.tooManyRows'),
        t('draftOrder.csv.refusal.tooManyRows', { limit: refusal.limit }),
      ]
    case 'too-large': {
      const limit = Math.round(refusal.limit / 1_000_000)
      return [undefined, t('draftOrder.csv.refusal.tooLarge', { limit })]
    }
    case 'unclosed-quote':
      return [undefined, t('draftOrder.csv.refusal.unclosedQuote', { line: refusal.line })]
    case 'empty':
    case 'not-a-table':
    case 'protected':
    case 'unavailable':
    case 'no-lines':
      return [undefined, t(`draftOrder.csv.refusal.${refusal.kind}`)]
  }
}
