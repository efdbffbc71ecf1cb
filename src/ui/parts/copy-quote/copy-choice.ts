/** Which lines of which quotes are copied, kept as text so that a reload loses nothing. */
import type { LineInstead, Replacements } from '../../../domain/quote/quote-comparison.ts'
import { skuId } from '../../../domain/catalogue/product.ts'
import { type QuoteItemId, quoteItemId } from '../../../domain/quote/quote-item.ts'
import { quoteId } from '../../../domain/shared/quote-id.ts'
import type { CopySource } from './copy-dialog-props.ts'

export interface CopyChoice {
  /** Quotes whose lines come along behind those of the first. */
  readonly others: readonly CopySource[]
  /** Lines that are not to come along. */
  readonly left: ReadonlySet<QuoteItemId>
  readonly replaced: Replacements
  readonly withDetails: boolean
}

/** For keeping. */
export function choiceText({ others, left, replaced, withDetails }: CopyChoice): string {
  return new URLSearchParams([
    ...others.map(({ id, name }) => ['other', within({ id, name })]),
    ...Array.from(left, (id) => ['left', id]),
    ...Array.from(replaced, ([id, instead]) => ['instead', within({ id, ...instead })]),
    ...(withDetails ? [['details', 'yes']] : []),
  ]).toString()
}

/** What was kept; whatever cannot be read is as if it had not been chosen. */
export function readChoice(text: string): CopyChoice {
  const kept = new URLSearchParams(text)
  return {
    others: kept.getAll('other').flatMap((each) => {
      const other = new URLSearchParams(each)
      const [id, name] = [other.get('id'), other.get('name')]
      return id && name !== null ? [{ id: quoteId(id), name }] : []
    }),
    left: new Set(kept.getAll('left').map(quoteItemId)),
    replaced: new Map(
      kept.getAll('instead').flatMap((each) => {
        const line = new URLSearchParams(each)
        const id = line.get('id')
        return id ? [[quoteItemId(id), insteadOf(line)] as const] : []
      }),
    ),
    withDetails: kept.has('details'),
  }
}

function insteadOf(line: URLSearchParams): LineInstead {
  const [modelCode, sku, quantity] = [
    line.get('modelCode'),
    line.get('skuId'),
    line.get('quantity'),
  ]
  return {
    ...(modelCode !== null && { modelCode }),
    ...(sku !== null && { skuId: skuId(sku) }),
    ...(quantity !== null && { quantity: Number(quantity) }),
  }
}

function within(fields: Readonly<Record<string, string | number | undefined>>): string {
  const said = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(said).toString()
}
