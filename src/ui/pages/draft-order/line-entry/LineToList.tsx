/** Keeps a line that is whole on a list of products, without its quantity; the code and its words come after the page. */
import type { ListedGoods } from '../../../../domain/wish-list/wish-list.ts'
import { useLazyWithTexts } from '../../../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../../../lazy.tsx'

const saveToList = lazy(
  async () => (await import('../../../parts/wish-list/SaveToList.tsx')).SaveToList,
)

export function LineToList(goods: ListedGoods) {
  const part = useLazyWithTexts(saveToList, ['product'])
  return <Loaded of={part}>{(SaveToList) => <SaveToList {...goods} />}</Loaded>
}
