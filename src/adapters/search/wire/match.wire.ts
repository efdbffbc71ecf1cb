/** What a product was found by, on the wire. */
import * as t from 'io-ts'
import { type FoundOption, foundKinds } from '../../../domain/catalogue/found-option.ts'
import { needed, text } from '../../http/lenient.wire.ts'

export const MatchWire = t.type({
  type: text,
  key: text,
  name: text,
  code: text,
  title: needed,
})

/** A kind that we do not know is left out, and so is an option that cannot be chosen. */
export function toFoundOption(wire: t.TypeOf<typeof MatchWire>): readonly FoundOption[] {
  const kind = foundKinds.find((each) => each === wire.type)
  const isChosen = kind !== 'modifier' || (wire.key !== '' && wire.code !== '')
  const { key, name, code, title } = wire
  return kind !== undefined && isChosen ? [{ kind, key, name, code, title }] : []
}
