/** One article on each line, typed or pasted. */
import { useTranslation } from 'react-i18next'
import type { BulkEntry } from '../../../domain/bulk-order/bulk-entry.ts'
import { longLimit } from '../../../domain/draft-order/hundreds.ts'
import { textLimit } from '../../../domain/shared/text-limit.ts'
import { TextArea } from '../../components/TextArea/TextArea.tsx'

export interface BulkModeProps {
  readonly entry: BulkEntry
  readonly onChange: (entry: BulkEntry) => void
}

/** As many lines as a table takes, of the longest codes with their quantities: they can go on there from here. */
const mostCharacters = longLimit * (textLimit + 12)

export function BulkList({ entry, onChange }: BulkModeProps) {
  const { t } = useTranslation()
  return (
    <TextArea
      label={t('bulkOrder:list.label')}
      hint={t('bulkOrder:list.hint')}
      value={entry.text}
      onChange={(text) => onChange({ ...entry, text })}
      rows={10}
      maxLength={mostCharacters}
      counterText={(used, most) => t('common:charactersUsed', { used, most })}
    />
  )
}
