/** What stands under the headings of a product's details. Fetched in one piece. */
import { ProductFacts } from './ProductFacts.tsx'
import { ProductFiles } from './ProductFiles.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { TechnicalData } from './TechnicalData.tsx'

export const productContents = { ProductFacts, ProductFiles, RelatedProducts, TechnicalData }
