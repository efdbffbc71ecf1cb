/** Keyword, and the way to the filters for brand and category (DRAFT-03, DRAFT-13). */
import { useTranslation } from 'react-i18next'
import {
  isFiltering,
  type ItemFilter,
  noFilter,
} from '../../../../domain/draft-order/item-filter.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { FilterIcon } from '../../../components/Icon/icons.ts'
import { KeywordField } from '../../KeywordField.tsx'
import { DisclosureButton } from './DisclosureButton.tsx'
import { boxesId } from './FilterBoxes.tsx'

interface LineSearchProps {
  readonly label: string
  readonly filter: ItemFilter
  readonly onFilter: (part: Partial<ItemFilter>) => void
  readonly areBoxesOpen: boolean
  readonly onBoxes: (areOpen: boolean) => void
}

export function LineSearch({ label, filter, onFilter, areBoxesOpen, onBoxes }: LineSearchProps) {
  const { t } = useTranslation()
  const count = filter.brands.length + filter.categories.length
  const showWords = count === 0 ? t('quote:filter.show') : t('quote:filter.showActive', { count })
  return (
    <>
      <KeywordField
        label={label}
        value={filter.keyword}
        onSettled={(text) => onFilter({ keyword: text })}
      />
      <DisclosureButton
        icon={FilterIcon}
        isOpen={areBoxesOpen}
        controls={boxesId}
        onToggle={() => onBoxes(!areBoxesOpen)}
      >
        {areBoxesOpen ? t('quote:filter.hide') : showWords}
      </DisclosureButton>
      {isFiltering(filter) && (
        <Button size="sm" tone="quiet" onClick={() => onFilter(noFilter)}>
          {t('quote:filter.reset')}
        </Button>
      )}
    </>
  )
}
