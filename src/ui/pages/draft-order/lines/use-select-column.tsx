/** A column of check boxes ahead of the lines, to do one thing to many of them. */
import { useTranslation } from 'react-i18next'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import type { Column } from '../../../components/Table/table-model.ts'

export function useSelectColumn(
  chosen: ReadonlySet<string>,
  onChoose: (chosen: ReadonlySet<string>) => void,
): Column<QuoteRowView> {
  const { t } = useTranslation()
  return {
    key: 'choose',
    head: t('common:choose'),
    headLook: 'hidden',
    width: 'fit',
    cell: ({ item }) => (
      <Checkbox
        label={t('draftOrder:lines.choose', { name: item.modelCode })}
        labelLook="hidden"
        checked={chosen.has(item.id)}
        onChange={(isOn) => onChoose(withMember(chosen, item.id, isOn))}
      />
    ),
  }
}

function withMember(set: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (isIn) next.add(member)
  else next.delete(member)
  return next
}
