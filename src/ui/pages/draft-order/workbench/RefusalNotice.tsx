/** Why a file or a paste was not taken, in one sentence, in its place (CSV-08). */
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { SheetRefusal } from '../../../../application/draft-order/csv-import.view.ts'
import { longLimit } from '../../../../domain/draft-order/hundreds.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'

interface RefusalNoticeProps {
  readonly refusal: SheetRefusal
  readonly onClose: () => void
  /** The way to what is read of the file, where another way of reading may help. */
  readonly onChoose?: (() => void) | undefined
  /** Works through more lines than a table holds; undefined where that is no way on. */
  readonly onTakeLong?: (() => void) | undefined
  /** No line is in the table yet: there is none that could be added first. */
  readonly isTableEmpty?: boolean
}

export function RefusalNotice(props: RefusalNoticeProps) {
  const { t } = useTranslation()
  const { refusal, onClose, onChoose, onTakeLong, isTableEmpty = false } = props
  const key = onTakeLong ? 'tooManyForOne' : isTableEmpty ? 'tooManyEver' : 'tooMany'
  const [title, words] = refusalWords(t, refusal, key)
  return (
    <Notice
      tone="error"
      title={title}
      onClose={onClose}
      closeLabel={t('draftOrder:table.closeRefusal')}
      {...((onChoose ?? onTakeLong) && {
        actions: (
          <>
            {onTakeLong && refusal.kind === 'too-many' && (
              <Button size="sm" tone="primary" onClick={onTakeLong}>
                {t('draftOrder:table.hundreds.take', { count: refusal.count })}
              </Button>
            )}
            {onChoose && (
              <Button size="sm" onClick={onChoose}>
                {t('spreadsheet:readDifferently')}
              </Button>
            )}
          </>
        ),
      })}
    >
      {words}
    </Notice>
  )
}

function refusalWords(
  t: TFunction,
  refusal: SheetRefusal,
  tooMany: 'tooManyForOne' | 'tooManyEver' | 'tooMany',
): readonly [title: string | undefined, words: string] {
  switch (refusal.kind) {
    case 'too-many': {
      const { count, limit } = refusal
      return [
        t('draftOrder:table.tooManyRows'),
        t(`spreadsheet:refusal.${tooMany}`, { count, limit, most: longLimit }),
      ]
    }
    case 'too-many-rows':
      return [
        t('draftOrder:table.tooManyRows'),
        t('spreadsheet:refusal.tooManyRows', { limit: refusal.limit, most: longLimit }),
      ]
    case 'too-large':
    case 'too-large-unpacked': {
      const limit = Math.round(refusal.limit / 1_000_000)
      return [undefined, t(`spreadsheet:refusal.${refusal.kind}`, { limit })]
    }
    case 'cell-too-long': {
      const { line } = refusal
      const key = line === undefined ? 'cellTooLong' : 'cellTooLongInRow'
      return [undefined, t(`spreadsheet:refusal.${key}`, { row: line })]
    }
    case 'unclosed-quote':
      return [undefined, t('spreadsheet:refusal.unclosedQuote', { line: refusal.line })]
    case 'empty':
    case 'no-values':
    case 'old-format':
    case 'not-a-table':
    case 'protected':
    case 'unavailable':
    case 'no-lines':
      return [undefined, t(`spreadsheet:refusal.${refusal.kind}`)]
  }
}
