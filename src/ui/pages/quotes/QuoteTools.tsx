/** By what the quotes are searched, and in which order they come: both stand in the address. */
import { useTranslation } from 'react-i18next'
import { type QuoteListPlace, quoteSorts } from '../../../domain/quote/quote-list.ts'
import { returnedOnly, sortedBy, withKeyword } from '../../../domain/quote/quote-list-steps.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { ListKeyword } from '../../parts/list/ListKeyword.tsx'
import * as styles from './QuotesPage.css.ts'

interface QuoteToolsProps {
  readonly place: QuoteListPlace
  /** How many quotes of the tab were sent back. */
  readonly returned: number
  readonly onPlace: (place: QuoteListPlace) => void
}

export function QuoteTools({ place, returned, onPlace }: QuoteToolsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <div className={styles.keyword}>
        <ListKeyword
          label={t('quotes:keyword')}
          shortLabel={t('quotes:keywordShort')}
          value={place.keyword}
          onSettled={(keyword) => onPlace(withKeyword(place, keyword))}
        />
      </div>
      <div className={styles.sort}>
        <SelectField
          label={t('quotes:sort.label')}
          labelLook="wide"
          value={place.sort}
          onChange={(value) => {
            const sort = quoteSorts.find((each) => each === value)
            if (sort) onPlace(sortedBy(place, sort))
          }}
          choices={quoteSorts.map((sort) => ({ value: sort, label: t(`quotes:sort.${sort}`) }))}
        />
      </div>
      {(returned > 0 || place.isReturnedOnly) && (
        <div className={styles.returned}>
          <Checkbox
            label={t('quotes:returnedOnly', { count: returned })}
            checked={place.isReturnedOnly}
            onChange={(isOn) => onPlace(returnedOnly(place, isOn))}
          />
        </div>
      )}
    </div>
  )
}
