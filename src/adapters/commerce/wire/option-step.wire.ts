/** Choosing one of a plain product's skus on the wire, an option group at a time (CALL-30). */
import * as t from 'io-ts'
import type { DrillStep, SelectedOption } from '../../../domain/catalogue/option-drill-down.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { needed, part, rows, text } from '../../http/lenient.wire.ts'
import { SkuWire, toSku } from '../../http/sku.wire.ts'

const OptionWire = t.type({ optionCode: needed, optionName: text })

const GroupWire = t.type({
  optionGroupCode: needed,
  optionGroupName: text,
  options: rows(OptionWire),
})

const StepWire = t.type({
  data: t.type({ filteredOptionGroup: part(GroupWire), filteredSku: part(SkuWire) }),
})

/** `getAvailableOptionGroupsOrSku`: the product, and what has been chosen so far. */
export function encodeSelection(productID: string, selected: readonly SelectedOption[]) {
  return {
    productID,
    selectedOptions: selected.map((option) => ({
      optionName: option.name,
      optionCode: option.code,
      optionGroupCode: option.groupCode,
      optionGroupName: option.groupName,
    })),
  }
}

/** A group without options asks nothing, so it counts as neither a group nor a sku (CONF-17). */
export const decodeStep: Decode<DrillStep> = decodeWith(StepWire, ({ data }): DrillStep => {
  const { filteredOptionGroup: group, filteredSku: sku } = data
  if (sku) return { kind: 'sku', sku: toSku(sku) }
  return group && group.options.length > 0
    ? { kind: 'group', group: toGroup(group) }
    : { kind: 'nothing' }
})

function toGroup({ optionGroupCode, optionGroupName, options }: t.TypeOf<typeof GroupWire>) {
  return {
    code: optionGroupCode,
    name: optionGroupName || optionGroupCode,
    options: options.map(({ optionCode, optionName }) => ({
      code: optionCode,
      name: optionName || optionCode,
    })),
  }
}
