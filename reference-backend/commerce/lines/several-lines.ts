/** The other fields of several lines, which travel as the JSON text of a list beside their ids. */

import { type Input, innerList } from '../../http/input.ts'
import { refuse, Refusal } from '../../http/refusal.ts'
import { parseJson } from '../../http/safe-json.ts'

/** The entries of `skuConfiguration`, in the order of the lines. */
export function configurationsIn({ skuConfiguration }: Input, limit: number): readonly Input[] {
  try {
    const list =
      typeof skuConfiguration === 'string' ? parseJson(skuConfiguration) : skuConfiguration
    return innerList({ list }, 'list', limit)
  } catch (problem) {
    if (problem instanceof Refusal || problem instanceof SyntaxError) {
      throw refuse('skuConfiguration', 'The configurations cannot be read.')
    }
    throw problem
  }
}
