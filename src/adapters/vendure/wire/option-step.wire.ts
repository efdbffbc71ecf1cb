/** Choosing one of a plain product's skus, an option group at a time; groups and skus are those of a definition. */
import * as t from 'io-ts'
import type { DrillStep } from '../../../domain/catalogue/option-drill-down.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { needed, rows, text } from '../../http/lenient.wire.ts'
import { SkuWire, toSku } from '../../http/sku.wire.ts'

const GroupWire = t.type({
  optionGroupCode: needed,
  optionGroupName: text,
  options: rows(t.type({ optionCode: needed, optionName: text })),
})

/** A group without options asks nothing, so that it counts as neither a group nor a sku (CONF-17). */
export const decodeStep: Decode<DrillStep> = decodeWith(
  t.type({ group: t.union([GroupWire, t.null]), sku: t.union([SkuWire, t.null]) }),
  ({ group, sku }): DrillStep => {
    if (sku) return { kind: 'sku', sku: toSku(sku) }
    if (!group || group.options.length === 0) return { kind: 'nothing' }
    const { optionGroupCode: code, optionGroupName, options } = group
    return {
      kind: 'group',
      group: {
        code,
        name: optionGroupName || code,
        options: options.map(({ optionCode, optionName }) => ({
          code: optionCode,
          name: optionName || optionCode,
        })),
      },
    }
  },
)
