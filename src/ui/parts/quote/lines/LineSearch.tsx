/** Keyword, and the way to the filters for brand and category (DRAFT-03, DRAFT-13). */
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isFiltering,
  type ItemFilter,
  noFilter,
} from '../../../../domain/draft-order/item-filter.ts'
import { withinLimit } from '../../../../domain/shared/text-limit.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { FilterIcon } from '../../../components/Icon/icons.ts'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { draftOrderDebounce, useSettledText } from '../../use-settled-text.ts'
import { DisclosureButton } from './DisclosureButton.tsx'
import { boxesId } from './FilterBoxes.tsx'
import * as styles from './LinesPanel.css.ts'

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
  const keyword = useSettledText({
    value: filter.keyword,
    delay: draftOrderDebounce,
    onSettled: (text) => onFilter({ keyword: text }),
  })
  const settle = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keyword.settle()
  }
  const showWords = count === 0 ? t('quote:filter.show') : t('quote:filter.showActive', { count })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of Enter in its field */}
      <div className={styles.keyword} onKeyDown={settle}>
        <TextField
          type="search"
          label={label}
          labelLook="hidden"
          placeholder={label}
          value={keyword.text}
          onChange={(text) => keyword.type(withinLimit(text))}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
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
