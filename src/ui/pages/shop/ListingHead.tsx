import { useTranslation } from 'react-i18next'
import type { ListingQuery, ListingSort } from '../../../domain/catalogue/listing.ts'
import { keptBesideOrder } from '../../../domain/search/listing-form.ts'
import { Button } from '../../components/Button/Button.tsx'
import { QueryForm } from '../../components/Form/QueryForm.tsx'
import { FilterIcon, GridIcon, RowsIcon } from '../../components/Icon/icons.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { useQueryAddress } from '../../addresses/use-query-address.ts'
import * as styles from './ListingHead.css.ts'
import { sortWords } from './listing-words.ts'
import { facetsTitleId } from './ShopFrame.tsx'

interface ListingHeadProps {
  /** How many there are, in words. */
  readonly count: string
  readonly query: ListingQuery
  readonly sorts: readonly ListingSort[]
  readonly hasFilters: boolean
  /** Nothing was found: there is nothing to put in order. */
  readonly isEmpty: boolean
  readonly onSort: (sort: ListingSort | undefined) => void
  readonly onView: (view: ListingQuery['view']) => void
  readonly onFilters: () => void
}

/** Above a list: how many there are, in which order they come, and whether as cards or as lines. */
export function ListingHead(props: ListingHeadProps) {
  const { t } = useTranslation()
  const { query, sorts, onSort, onView } = props
  const filterCount = [...query.filters.values()].flat().length
  const filters =
    filterCount === 0 ? t('listing:filters') : t('listing:filtersChosen', { count: filterCount })
  return (
    <div className={styles.head}>
      <p role="status" className={styles.count}>
        {props.count}
      </p>
      <QueryForm
        className={styles.tools}
        address={useQueryAddress('.')}
        kept={keptBesideOrder(query)}
      >
        {props.hasFilters && (
          <div className={styles.filters}>
            <span className={needsScripts}>
              <Button icon={FilterIcon} onClick={props.onFilters}>
                {filters}
              </Button>
            </span>
            <noscript>
              <LinkButton icon={FilterIcon} href={`#${facetsTitleId}`}>
                {filters}
              </LinkButton>
            </noscript>
          </div>
        )}
        {!props.isEmpty && (
          <>
            <div className={styles.sort}>
              <SelectField
                label={t('listing:sort.label')}
                labelLook="hidden"
                name="sort"
                value={query.sort ?? 'relevance'}
                onChange={(value) => {
                  const sort = sorts.find((each) => each === value)
                  onSort(sort === 'relevance' ? undefined : sort)
                }}
                choices={withChosen(sorts, query.sort).map((sort) => ({
                  value: sort,
                  label: sortWords(t, sort),
                }))}
              />
            </div>
            <noscript>
              <Button type="submit" name="view" value={query.view}>
                {t('listing:apply')}
              </Button>
            </noscript>
            <div role="group" aria-label={t('listing:view.label')} className={styles.views}>
              <IconButton
                label={t('listing:view.GRID')}
                icon={GridIcon}
                tone="secondary"
                type="submit"
                name="view"
                value="GRID"
                pressed={query.view === 'GRID'}
                onClick={() => onView('GRID')}
              />
              <IconButton
                label={t('listing:view.LIST')}
                icon={RowsIcon}
                tone="secondary"
                type="submit"
                name="view"
                value="LIST"
                pressed={query.view === 'LIST'}
                onClick={() => onView('LIST')}
              />
            </div>
          </>
        )}
      </QueryForm>
    </div>
  )
}

/** What an address asks for is shown, even where it is not on offer. */
function withChosen(
  sorts: readonly ListingSort[],
  chosen: ListingSort | undefined,
): readonly ListingSort[] {
  const offered: readonly ListingSort[] = sorts.length === 0 ? ['relevance'] : sorts
  return chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen]
}
