/** Fields as the engine's own client writes them: `orderItem.sku.skuID` is `skuID` inside `sku` inside `orderItem`. */

import { type Input, isInput } from './input.ts'
import { isPoison } from './safe-json.ts'

const DEEPEST = 8

/** The same request with dotted fields in their places; a field that is sent both ways keeps both parts. */
export function undotted(input: Input): Input {
  const dotted = Object.keys(input).filter((field) => field.includes('.'))
  return dotted.reduce<Input>((whole, field) => {
    const { [field]: value, ...rest } = whole
    const path = field.split('.')
    const isSound = path.length <= DEEPEST && path.every((name) => name !== '' && !isPoison(name))
    return isSound ? within(rest, path, value) : rest
  }, input)
}

function within(input: Input, [name = '', ...more]: readonly string[], value: unknown): Input {
  if (more.length === 0) return { ...input, [name]: value }
  const present = Object.hasOwn(input, name) ? input[name] : undefined
  return { ...input, [name]: within(isInput(present) ? present : {}, more, value) }
}
