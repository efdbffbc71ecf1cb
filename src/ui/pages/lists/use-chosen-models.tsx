/** The configured models of a list that are chosen to be compared, and the column in which that is done. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { comparedText } from '../../../domain/pricing/compared-address.ts'
import { goodsKey, type WishListItem } from '../../../domain/wish-list/wish-list.ts'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import type { Column } from '../../components/Table/table-model.ts'

interface ChosenModels {
  /** As the address of a comparison names them, in the order of the list. */
  readonly chosen: readonly string[]
  /** Undefined where there are no two models to compare. */
  readonly choosing: Column<WishListItem> | undefined
}

export function useChosenModels(items: readonly WishListItem[]): ChosenModels {
  const { t } = useTranslation()
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const models = items.flatMap((item) => (item.model ? [{ item, model: item.model }] : []))
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(keys)
    if (isChosen) next.add(key)
    else next.delete(key)
    setKeys(next)
  }
  return {
    chosen: models
      .filter(({ item }) => keys.has(goodsKey(item)))
      .map(({ model: { code, choices } }) => comparedText({ modelCode: code, choices })),
    choosing:
      models.length < 2
        ? undefined
        : {
            key: 'compare',
            head: t('account:lists.compare'),
            headLook: 'hidden',
            width: 'fit',
            cell: (item) =>
              item.model && (
                <Checkbox
                  label={t('account:lists.compareOne', { code: item.model.code })}
                  labelLook="hidden"
                  checked={keys.has(goodsKey(item))}
                  onChange={(isChosen) => toggle(goodsKey(item), isChosen)}
                />
              ),
          },
  }
}
