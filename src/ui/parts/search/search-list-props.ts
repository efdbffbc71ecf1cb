/** What the list of the search is told and made of, and what stands for it until the search is there. */
import type { PredictiveSearchView } from '../../../application/search/predictive-search.view.ts'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import type { ComboboxProps } from '../../components/Combobox/combobox-model.ts'
import type { SearchItem } from './search-suggestions.ts'

/** A search as its list sees it. */
export interface SearchState {
  readonly text: string
  readonly view: PredictiveSearchView
  /** Decides which options a code may be made of. */
  readonly zone: AddressZone
  readonly enter: () => void
  readonly seeAll: () => void
}

export type SearchListProps = Pick<
  ComboboxProps<SearchItem>,
  | 'state'
  | 'groups'
  | 'itemKey'
  | 'itemText'
  | 'renderItem'
  | 'loadingText'
  | 'emptyText'
  | 'failedText'
  | 'countText'
  | 'footer'
>

const nothing = () => ''

/** Before a search has begun: an idle list shows and announces nothing. */
export const noList: SearchListProps = {
  state: 'idle',
  groups: [],
  itemKey: nothing,
  itemText: nothing,
  renderItem: nothing,
  loadingText: '',
  emptyText: '',
  failedText: '',
  countText: nothing,
}
