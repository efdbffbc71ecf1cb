/** What stands under the headings of a product's details. Fetched in one piece. */
import { DataSheetOf } from './DataSheetOf.tsx'
import { OptionTables } from './OptionTables.tsx'
import { OutlineOf } from './OutlineOf.tsx'
import { Performance } from './Performance.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductFiles } from './ProductFiles.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { ReviewsOf } from './ReviewsOf.tsx'
import { TechnicalData } from './TechnicalData.tsx'

export const productContents = {
  DataSheetOf,
  OptionTables,
  OutlineOf,
  Performance,
  ProductFacts,
  ProductFiles,
  RelatedProducts,
  ReviewsOf,
  TechnicalData,
}
