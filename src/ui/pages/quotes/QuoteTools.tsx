/** By what the quotes are searched, and in which order they come: both stand in the address. */
import { useTranslation } from 'react-i18next'
import {
  type QuoteListPlace,
  quoteSorts,
  sortedBy,
  withKeyword,
} from '../../../domain/quote/quote-list.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { ListKeyword } from '../../parts/list/ListKeyword.tsx'
import * as styles from './QuotesPage.css.ts'

interface QuoteToolsProps {
  readonly place: QuoteListPlace
  readonly onPlace: (place: QuoteListPlace) => void
}

export function QuoteTools({ place, onPlace }: QuoteToolsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <div className={styles.keyword}>
        <ListKeyword
          label={t('quotes:keyword')}
          value={place.keyword}
          onSettled={(keyword) => onPlace(withKeyword(place, keyword))}
        />
      </div>
      <div className={styles.sort}>
        <SelectField
          label={t('quotes:sort.label')}
          value={place.sort}
          onChange={(value) => {
            const sort = quoteSorts.find((each) => each === value)
            if (sort) onPlace(sortedBy(place, sort))
          }}
          choices={quoteSorts.map((sort) => ({ value: sort, label: t(`quotes:sort.${sort}`) }))}
        />
      </div>
    </div>
  )
}
