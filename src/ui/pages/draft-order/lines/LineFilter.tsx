/** Keyword, brands and categories that the lines are narrowed to; the boxes open by Show Filter (DRAFT-03, DRAFT-13, DRAFT-14). */
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type FilterChoice,
  isFiltering,
  type ItemFilter,
  noFilter,
} from '../../../../domain/draft-order/item-filter.ts'
import { withinLimit } from '../../../../domain/shared/text-limit.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { FilterIcon } from '../../../components/Icon/icons.ts'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { draftOrderDebounce, useSettledText } from '../../../parts/use-settled-text.ts'
import { DisclosureButton } from '../DisclosureButton.tsx'
import * as styles from './LineFilter.css.ts'

interface LineFilterProps {
  readonly filter: ItemFilter
  readonly choices: {
    readonly brands: readonly FilterChoice[]
    readonly categories: readonly FilterChoice[]
  }
  readonly onChange: (part: Partial<ItemFilter>) => void
}

export function LineFilter({ filter, choices, onChange }: LineFilterProps) {
  const { t } = useTranslation()
  const boxesId = useId()
  const chosenCount = filter.brands.length + filter.categories.length
  const [isOpen, setOpen] = useState(chosenCount > 0)
  const keyword = useSettledText({
    value: filter.keyword,
    delay: draftOrderDebounce,
    onSettled: (text) => onChange({ keyword: text }),
  })
  const settle = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keyword.settle()
  }
  const showWords =
    chosenCount === 0
      ? t('draftOrder:filter.show')
      : t('draftOrder:filter.showActive', { count: chosenCount })
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of Enter in its field */}
      <div className={styles.line} onKeyDown={settle}>
        <div className={styles.keyword}>
          <TextField
            type="search"
            label={t('draftOrder:filter.keyword')}
            value={keyword.text}
            onChange={(text) => keyword.type(withinLimit(text))}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <DisclosureButton
          icon={FilterIcon}
          isOpen={isOpen}
          controls={boxesId}
          onToggle={() => setOpen(!isOpen)}
        >
          {isOpen ? t('draftOrder:filter.hide') : showWords}
        </DisclosureButton>
        {isFiltering(filter) && (
          <Button tone="quiet" onClick={() => onChange(noFilter)}>
            {t('draftOrder:filter.reset')}
          </Button>
        )}
      </div>
      <div id={boxesId} className={styles.boxes} hidden={!isOpen}>
        {isOpen &&
          (['brands', 'categories'] as const).map((kind) => (
            <Choices
              key={kind}
              legend={t(kind === 'brands' ? 'common:place.brand' : 'common:place.category')}
              choices={choices[kind]}
              onChange={(names) => onChange({ [kind]: names })}
            />
          ))}
      </div>
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
          label={t('draftOrder:filter.choice', { name, count })}
          checked={isChosen}
          onChange={toggle(name)}
        />
      ))}
    </fieldset>
  )
}
