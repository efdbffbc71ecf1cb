/** Work in groups: lines in one call, products looked up side by side. */
import { skuCodeOf } from '../catalogue/model-code.ts'
import type { WrittenLine } from './written-line.ts'

/** Lines in one call, and products looked up side by side (CSV-18). */
export const groupSize = 10

/** The sku codes of the products that the lines need, each once, in the order in which they are needed (CALL-10). */
export function skuCodesOf(lines: readonly Pick<WrittenLine, 'modelCode'>[]): readonly string[] {
  const codes = lines.map(({ modelCode }) => skuCodeOf(modelCode))
  return [...new Set(codes.filter((code) => code !== undefined))]
}
