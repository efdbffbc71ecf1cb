/** The line of a code whose product is there. Enter on a whole code leads to its quantity. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftOrder } from '../../../../application/draft-order/draft-orders.ts'
import type { Account } from '../../../../domain/account/account.ts'
import type { Sku } from '../../../../domain/catalogue/product.ts'
import { LineEntry } from '../line-entry/LineEntry.tsx'
import type { AddedNow } from '../line-entry/use-added-lines.ts'
import type { TypedLine } from '../line-entry/typed-line.ts'
import { useLineEntry } from '../line-entry/use-line-entry.ts'
import type { ModelSearchEntry, ReadCode } from './use-model-search.ts'

interface FoundLineProps {
  readonly entry: ModelSearchEntry
  readonly read: ReadCode
  readonly sku: Sku
  readonly draftOrder: DraftOrder
  readonly account: Account
  readonly typed: TypedLine
  readonly onType: (typed: TypedLine) => void
  readonly onAdded: (line: AddedNow) => void
}

export function FoundLine({ entry, read, sku, draftOrder, account, ...props }: FoundLineProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { product, choices, ownCode } = read
  const line = useLineEntry(
    { draftOrder, account, product, sku, choices, origin: ownCode },
    props.typed,
    ({ modelCode, quantity }) =>
      props.onAdded({ code: ownCode?.customCode ?? modelCode, quantity }),
  )
  const isWhole = choices !== undefined
  const isEntered = entry.isEntered && isWhole
  // Enter may come before the product does; the focus goes on when both are there.
  useEffect(() => {
    if (!isEntered) return
    const quantity = form.current?.querySelector('input')
    quantity?.focus()
    quantity?.select()
  }, [isEntered])
  return (
    <LineEntry
      ref={form}
      line={line}
      typed={props.typed}
      onType={props.onType}
      openReason={isWhole ? undefined : t('draftOrder:modelSearch.unfinished')}
    />
  )
}
