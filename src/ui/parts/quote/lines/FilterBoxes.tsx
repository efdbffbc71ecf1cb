/** Brands and categories that the lines are narrowed to (DRAFT-14). */
import { useTranslation } from 'react-i18next'
import {
  type FilterChoice,
  filterChoices,
  type ItemFilter,
} from '../../../../domain/draft-order/item-filter.ts'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import * as styles from './FilterBoxes.css.ts'

/** The id of the boxes, for the button that opens them. */
export const boxesId = 'line-filter-boxes'

interface FilterBoxesProps {
  readonly items: readonly QuoteItem[]
  readonly filter: ItemFilter
  readonly onFilter: (part: Partial<ItemFilter>) => void
}

export function FilterBoxes({ items, filter, onFilter }: FilterBoxesProps) {
  const { t } = useTranslation()
  const choices = filterChoices(items, filter)
  return (
    <div id={boxesId} className={styles.boxes}>
      {(['brands', 'categories'] as const).map((kind) => (
        <Choices
          key={kind}
          legend={t(kind === 'brands' ? 'common:place.brand' : 'common:place.category')}
          choices={choices[kind]}
          onChange={(names) => onFilter({ [kind]: names })}
        />
      ))}
    </div>
  )
}

interface ChoicesProps {
  readonly legend: string
  readonly choices: readonly FilterChoice[]
  readonly onChange: (names: readonly string[]) => void
}

function Choices({ legend, choices, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const chosen = choices.filter(({ isChosen }) => isChosen).map(({ name }) => name)
  const toggle = (name: string) => (isOn: boolean) =>
    onChange(isOn ? [...chosen, name] : chosen.filter((each) => each !== name))
  if (choices.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ name, isChosen, count }) => (
        <Checkbox
          key={name}
          label={t('quote:filter.choice', { name, count })}
          checked={isChosen}
          onChange={toggle(name)}
        />
      ))}
    </fieldset>
  )
}
