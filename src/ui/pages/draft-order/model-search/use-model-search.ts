/** The code that is being typed in Model Search, the product it begins with, and what it says (DRAFT-19). */
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TypedSearchEvent } from '../../../../application/search/typed-search.machine.ts'
import { codeEntryView } from '../../../../application/search/model-code-search.view.ts'
import {
  isModelCode,
  type OwnCodeView,
  ownCodeView,
} from '../../../../application/search/own-code-search.view.ts'
import type { DraftOrder } from '../../../../application/draft-order/draft-orders.ts'
import type { PortFailure } from '../../../../application/failure.ts'
import type { AddressZone } from '../../../../domain/account/address-zone.ts'
import { normaliseModelCode, skuCodeOf } from '../../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../../domain/catalogue/modifier.ts'
import {
  type CodeReader,
  codedForm,
  readProductCode,
} from '../../../../domain/catalogue/product-code.ts'
import { isPlain, type Product, type Sku } from '../../../../domain/catalogue/product.ts'
import { isSameCode, type OwnNumber } from '../../../../domain/draft-order/kept-code.ts'
import type { CustomCode } from '../../../../domain/draft-order/custom-code.ts'
import { type CodeReading, readCode } from '../../../parts/model-code/code-reading.ts'
import type { PartNames } from '../../../parts/model-code/ribbon-segments.ts'

/** A code of a product that is there, as far as it goes. */
export interface ReadCode {
  readonly product: Product
  readonly reading: CodeReading
  /** The sku that the code names; undefined while a plain product's code cannot be read whole. */
  readonly sku: Sku | undefined
  /** What a whole code says, or the reading that was chosen of several. */
  readonly choices: Choices | undefined
  /** The customer's own code that was typed for it; undefined for a model code. */
  readonly ownCode: CustomCode | undefined
}

export interface ModelSearchEntry {
  /** As typed. */
  readonly text: string
  readonly state: 'idle' | 'busy' | 'missing' | 'failed' | 'found'
  readonly failure: PortFailure | undefined
  readonly read: ReadCode | undefined
  /** The customer's own numbers with a model that the text is, or begins. */
  readonly numbers: readonly OwnNumber[]
  /** Whether Enter was pressed on the code as it stands; from then on problems are announced. */
  readonly isEntered: boolean
  readonly type: (text: string) => void
  readonly enter: () => void
  readonly choose: (choices: Choices) => void
}

interface ModelSearchOptions {
  readonly draftOrder: DraftOrder
  readonly zone: AddressZone
  /** What the address begins with. */
  readonly initialText: string
  /** What was typed at an earlier visit and not added. */
  readonly keptText: string
  readonly onType: (text: string) => void
  readonly names: (product: Product) => PartNames
}

/** One of several readings, chosen for a code. */
interface ChosenReading {
  readonly code: string
  readonly choices: Choices
}

export function useModelSearch(options: ModelSearchOptions): ModelSearchEntry {
  const { draftOrder, zone, initialText, names } = options
  const search = useActorRef(draftOrder.modelCodeSearch)
  const ownCodes = useActorRef(draftOrder.ownCodeSearch)
  const send = useCallback(
    (event: TypedSearchEvent) => {
      search.send(event)
      ownCodes.send(event)
    },
    [search, ownCodes],
  )
  const { text, product, failure, isBusy, isMissing } = useSelector(search, codeEntryView)
  const ownNow = useSelector(ownCodes, (now) => now)
  const [isEntered, setEntered] = useState(false)
  const [chosen, setChosen] = useState<ChosenReading | undefined>(undefined)
  // What is kept and what stands in the address are outside of the chart; the address may also change later.
  const [firstText] = useState(initialText === '' ? options.keptText : '')
  useEffect(() => {
    if (firstText === '') return
    send({ type: 'text.changed', text: firstText })
    send({ type: 'search.submit' })
  }, [send, firstText])
  useEffect(() => {
    if (initialText === '') return
    send({ type: 'text.changed', text: initialText })
    send({ type: 'search.submit' })
  }, [send, initialText])

  const code = normaliseModelCode(text)
  const reader = useMemo(() => ({ zone, isPreview: false }), [zone])
  const typed = useMemo(
    () => product && readWith(product, code, reader, names(product)),
    [product, code, reader, names],
  )
  const own = useMemo(() => ownCodeView(ownNow, reader), [ownNow, reader])
  const ownRead = useMemo(() => readOwn(own, reader, names), [own, reader, names])
  const choice = chosen?.code === code ? chosen.choices : undefined
  const known = { isBusy, isMissing, failure, read: typed }
  // A code of a model stands for that model, which is known only once its product has loaded.
  const isModel = product !== undefined && isModelCode(product, code, reader)
  const canBeOwn = !isBusy && failure === undefined && !isModel
  const shown = canBeOwn
    ? { ...known, isBusy: isMissing && own.kind === 'busy', read: ownRead ?? typed }
    : known
  const { read } = shown
  return {
    text,
    state: stateOf(shown),
    failure,
    numbers: canBeOwn ? offeredNumbers(own) : [],
    read: read && choice ? { ...read, choices: choice } : read,
    isEntered,
    type: (next) => {
      setEntered(false)
      options.onType(next)
      send({ type: 'text.changed', text: next })
      // A pasted or selected code is complete, so it is read without waiting for more typing.
      if (next.length > text.length + 1) send({ type: 'search.submit' })
    },
    enter: () => {
      setEntered(true)
      send({ type: 'search.submit' })
    },
    choose: (choices) => setChosen({ code, choices }),
  }
}

interface KnownOfCode extends Pick<ModelSearchEntry, 'read' | 'failure'> {
  readonly isBusy: boolean
  readonly isMissing: boolean
}

function stateOf({ isBusy, isMissing, failure, read }: KnownOfCode): ModelSearchEntry['state'] {
  if (isBusy) return 'busy'
  if (read?.ownCode) return 'found'
  if (isMissing) return 'missing'
  if (failure) return 'failed'
  return read ? 'found' : 'idle'
}

/** What may be chosen: not the code that is read already, and nothing without a model. */
function offeredNumbers(own: OwnCodeView): readonly OwnNumber[] {
  const read = own.kind === 'found' ? own.code.customCode : undefined
  return own.numbers.filter(
    ({ number, modelCode, isCode }) =>
      modelCode !== '' && !(isCode && read !== undefined && isSameCode(number, read)),
  )
}

/** The model that an own code stands for, read as if its code had been typed. */
function readOwn(
  own: OwnCodeView,
  reader: CodeReader,
  names: (product: Product) => PartNames,
): ReadCode | undefined {
  if (own.kind !== 'found') return undefined
  const { product, modelCode, skuId, code } = own
  const read = readWith(product, modelCode, reader, names(product))
  const sku = product.skus.find(({ id }) => id === skuId)
  return read && sku && { ...read, sku, ownCode: code }
}

function readWith(
  product: Product,
  code: string,
  reader: CodeReader,
  names: PartNames,
): ReadCode | undefined {
  const skuCode = skuCodeOf(code)
  const reading = skuCode && readCode(codedForm(product, skuCode, reader), code, names)
  if (!reading) return undefined
  const choices = reading.kind === 'complete' ? reading.choices : undefined
  return { product, reading, sku: skuOf(product, code, reader), choices, ownCode: undefined }
}

/** A configurable product has its sku before the code is whole; of a plain one the whole code tells which. */
function skuOf(product: Product, code: string, reader: CodeReader): Sku | undefined {
  if (isPlain(product)) return readProductCode(product, code, reader)?.sku
  return product.skus.find((sku) => skuCodeOf(sku.code) === skuCodeOf(code))
}
