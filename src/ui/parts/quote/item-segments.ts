/** The model code of a line as the ribbon shows it: what the server says of each part. */
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import type { RibbonSegment } from '../../components/ModelCodeRibbon/ribbon-segment.ts'

/** The sku code and the parts behind it; nothing when the server did not explain the code. */
export function itemSegments({
  modelCode,
  segments,
  productName,
}: Pick<QuoteItem, 'modelCode' | 'segments' | 'productName'>): readonly RibbonSegment[] {
  if (segments.length === 0) return []
  const length = segments.reduce((sum, { code }) => sum + code.length, 0)
  const skuCode = modelCode.slice(0, modelCode.length - length)
  return [
    {
      key: 'sku',
      name: skuCode,
      code: skuCode,
      meaning: productName,
      isOptional: false,
      isFixed: true,
    },
    ...segments.map(({ codeTitle, code, title }, index) => ({
      key: `${index} ${codeTitle}`,
      name: codeTitle,
      code: code === '' ? undefined : code,
      meaning: title,
      isOptional: code === '',
      isFixed: false,
    })),
  ]
}
