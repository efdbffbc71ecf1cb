/** What the list of the search is made of, and what stands for it until the search is there. */
import type { ComboboxProps } from '../Combobox/combobox-model.ts'
import type { SearchItem } from './search-suggestions.ts'

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

/** Nobody has begun to search: an idle list shows and says nothing. */
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
