import { useTranslation } from 'react-i18next'
import { Combobox } from '../../components/Combobox/Combobox.tsx'
import { QueryForm } from '../../components/Form/QueryForm.tsx'
import { ArrowRightIcon } from '../../components/Icon/icons.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { useQueryAddress } from '../../addresses/use-query-address.ts'
import * as styles from './SearchBox.css.ts'
import { useSearchField } from './use-search-field.ts'

interface SearchBoxProps {
  /** A visible label, for the field that stands in a page; the one in the head has its own, for the ear. */
  readonly label?: string | undefined
  /** What stands in the empty field; what it takes, unless told otherwise. */
  readonly placeholder?: string | undefined
}

/**
 * Finds products, brands, categories and types by their words, and reads a model code as it is typed: what it
 * means, what may follow, or where it goes wrong and what would fit there. Open to visitors as well, and without
 * scripts a way to the list of results.
 */
export function SearchBox({ label, placeholder }: SearchBoxProps) {
  const { t } = useTranslation()
  const search = useSearchField()
  const results = useQueryAddress('/shop')
  return (
    <QueryForm
      address={results}
      role={label === undefined ? 'search' : undefined}
      className={styles.frame}
      onFocus={search.prepare}
      onSubmit={search.enter}
    >
      <Combobox
        label={label ?? t('common:search.label')}
        labelLook={label === undefined ? 'hidden' : 'visible'}
        placeholder={placeholder ?? t('common:search.placeholder')}
        name="keyword"
        value={search.text}
        onChange={search.type}
        onChoose={search.choose}
        onSubmit={search.enter}
        {...search.list}
      />
      {search.needsText && (
        <p role="alert" className={styles.hint}>
          {t('common:search.needsText')}
        </p>
      )}
      <noscript>
        <span className={styles.go}>
          <IconButton type="submit" label={t('common:search.label')} icon={ArrowRightIcon} />
        </span>
      </noscript>
    </QueryForm>
  )
}
