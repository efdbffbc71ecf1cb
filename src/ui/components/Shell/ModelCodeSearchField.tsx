import { useTranslation } from 'react-i18next'
import { Combobox } from '../Combobox/Combobox.tsx'
import type { ComboboxState, SuggestionGroup } from '../Combobox/combobox-model.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import type { SearchItem } from './search-suggestions.ts'
import { SearchFoot } from './SearchFoot.tsx'
import { SearchSuggestion } from './SearchSuggestion.tsx'
import * as styles from './ModelCodeSearchField.css.ts'
import { type ModelCodeSearch, useModelCodeSearch } from './use-model-code-search.ts'

interface ModelCodeSearchFieldProps {
  /** A visible label, for the field that stands in a page; the one in the head has its own, for the ear. */
  readonly label?: string | undefined
}

/**
 * Finds the product of a model code and reads the code as it is typed: what it means, what may follow, or
 * where it goes wrong and what would fit there. Open to visitors as well.
 */
export function ModelCodeSearchField({ label }: ModelCodeSearchFieldProps) {
  const { t } = useTranslation()
  const search = useModelCodeSearch()
  const { view, engine, zone } = search
  const offered = view.kind === 'found' ? engine?.suggestionsFor(t, { ...view, zone }) : undefined
  const groups: readonly SuggestionGroup<SearchItem>[] = offered?.groups ?? []
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of its field's focus
    <div
      role={label === undefined ? 'search' : undefined}
      className={styles.frame}
      onFocus={search.prepare}
    >
      <Combobox
        label={label ?? t('search.label')}
        labelLook={label === undefined ? 'hidden' : 'visible'}
        placeholder={t('search.placeholder')}
        look="code"
        value={search.text}
        onChange={search.type}
        state={stateOf(search)}
        groups={groups}
        itemKey={keyOf}
        itemText={(item) => spoken(item, t)}
        renderItem={(item) => <SearchSuggestion item={item} />}
        onChoose={search.choose}
        onSubmit={search.enter}
        loadingText={t('search.loading')}
        emptyText={t('search.missing', { begin: search.text.trim().slice(0, 3) })}
        failedText={
          view.kind === 'failed'
            ? failureWords(t, view.failure, 'search.failed')
            : t('search.failed')
        }
        countText={(count) => [offered?.explanation, t('search.count', { count })].join(' ')}
        footer={<SearchFoot search={search} offered={offered} />}
      />
      {search.needsText && (
        <p role="alert" className={styles.hint}>
          {t('search.needsText')}
        </p>
      )}
    </div>
  )
}

function stateOf({ view }: ModelCodeSearch): ComboboxState {
  switch (view.kind) {
    case 'idle':
      return 'idle'
    case 'busy':
      return 'loading'
    case 'failed':
      return 'failed'
    case 'missing':
    case 'found':
      return 'ready'
  }
}

function keyOf(item: SearchItem): string {
  return item.kind === 'open' || item.kind === 'order'
    ? `${item.kind} ${item.product.id}`
    : `${item.kind} ${item.text}`
}

/** An item as it is read out. */
function spoken(item: SearchItem, t: (key: string, values: Record<string, string>) => string) {
  switch (item.kind) {
    case 'open':
      return t('search.open', { name: item.product.name, code: item.code })
    case 'order':
      return t('search.order', { name: item.product.name })
    case 'option':
      return t('search.option', { code: item.option.code, title: item.option.title })
    case 'code':
      return t('search.code', { code: item.text })
  }
}
