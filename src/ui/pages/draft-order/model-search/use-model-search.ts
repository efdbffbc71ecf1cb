/** The code that is being typed in Model Search, the product it begins with, and what it says (DRAFT-19). */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { FillingRoom } from '../../../../application/draft-order/filling-room.ts'
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
import {
  type CodeReading,
  type PartNames,
  readCode,
} from '../../../parts/model-code/code-reading.ts'

/** A code of a product that is there, as far as it goes. */
export interface ReadCode {
  readonly product: Product
  readonly reading: CodeReading
  /** The sku that the code names; undefined while a plain product's code cannot be read whole. */
  readonly sku: Sku | undefined
  /** What a whole code says, or the reading that was chosen of several. */
  readonly choices: Choices | undefined
}

export interface ModelSearchEntry {
  /** As typed. */
  readonly text: string
  readonly state: 'idle' | 'busy' | 'missing' | 'failed' | 'found'
  readonly failure: PortFailure | undefined
  readonly read: ReadCode | undefined
  /** Whether Enter was pressed on the code as it stands; from then on problems are said aloud. */
  readonly isEntered: boolean
  readonly type: (text: string) => void
  readonly enter: () => void
  readonly choose: (choices: Choices) => void
}

interface ModelSearchOptions {
  readonly room: FillingRoom
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
  const { room, zone, initialText, names } = options
  const search = useActorRef(room.modelCodeSearch)
  const { text, product, failure } = useSelector(search, ({ context }) => context)
  const isBusy = useSelector(search, (now) => now.hasTag('busy'))
  const isMissing = useSelector(search, (now) => now.matches('missing'))
  const [isEntered, setEntered] = useState(false)
  const [chosen, setChosen] = useState<ChosenReading | undefined>(undefined)
  // What is kept and what stands in the address are outside of the chart; the address may also change later.
  const [firstText] = useState(initialText === '' ? options.keptText : '')
  useEffect(() => {
    if (firstText === '') return
    search.send({ type: 'text.changed', text: firstText })
    search.send({ type: 'search.submit' })
  }, [search, firstText])
  useEffect(() => {
    if (initialText === '') return
    search.send({ type: 'text.changed', text: initialText })
    search.send({ type: 'search.submit' })
  }, [search, initialText])

  const code = normaliseModelCode(text)
  const read = useMemo(
    () => product && readWith(product, code, { zone, isPreview: false }, names(product)),
    [product, code, zone, names],
  )
  const choice = chosen?.code === code ? chosen.choices : undefined
  return {
    text,
    state: isBusy ? 'busy' : isMissing ? 'missing' : failure ? 'failed' : read ? 'found' : 'idle',
    failure,
    read: read && choice ? { ...read, choices: choice } : read,
    isEntered,
    type: (typed) => {
      setEntered(false)
      options.onType(typed)
      search.send({ type: 'text.changed', text: typed })
      // What was pasted or taken from the list is there as a whole: nobody goes on typing it.
      if (typed.length > text.length + 1) search.send({ type: 'search.submit' })
    },
    enter: () => {
      setEntered(true)
      search.send({ type: 'search.submit' })
    },
    choose: (choices) => setChosen({ code, choices }),
  }
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
  return { product, reading, sku: skuOf(product, code, reader), choices }
}

/** A configurable product has its sku before the code is whole; of a plain one the whole code tells which. */
function skuOf(product: Product, code: string, reader: CodeReader): Sku | undefined {
  if (isPlain(product)) return readProductCode(product, code, reader)?.sku
  return product.skus.find((sku) => skuCodeOf(sku.code) === skuCodeOf(code))
}
