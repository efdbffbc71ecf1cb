/**
 * Looking up the product of a model code while it is being typed. The first three characters name it, so
 * it is asked for when these change and there are exactly three (SEARCH-06); what follows is read in what has been loaded
 * (SEARCH-07, O-12).
 */
import type { SnapshotFrom } from 'xstate'
import { skuCodeOf } from '../../domain/catalogue/model-code-text.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import { typedSearchMachine } from './typed-search.machine.ts'

/** `missing` is an answer: no product begins with these characters. */
export type ModelCodeAnswer = Product | 'missing'

export const modelCodeSearchMachine = typedSearchMachine<ModelCodeAnswer>({
  id: 'modelCodeSearch',
  questionIn: skuCodeOf,
})

export type ModelCodeSearchSnapshot = SnapshotFrom<typeof modelCodeSearchMachine>
