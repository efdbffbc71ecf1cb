/** Modifiers and options on the wire (CONF-02, CONF-03, CONF-04). */
import * as t from 'io-ts'
import type {
  Modifier,
  ModifierOption,
  ZonedModifiers,
} from '../../../domain/catalogue/modifier.ts'
import { count, flag, needed, optionalText, part, readFlag, text } from '../../http/lenient.wire.ts'

const OptionWire = t.type({
  code: needed,
  title: text,
  description: text,
  leadTimeNote: optionalText,
  isHiddenFlag: flag,
  minQty: count,
  stepQty: count,
  pictureParts: part(t.record(t.string, t.string)),
})

/** Strict: a modifier or option that vanished would change the meaning of every model code. */
const ModifierWire = t.type({
  key: needed,
  title: text,
  codeTitle: text,
  required: t.unknown,
  options: t.array(OptionWire),
})

const nothing = t.union([t.undefined, t.null])
const ModifiersWire = t.union([t.array(ModifierWire), nothing])

/** The three lists of a product; those of a zone win over the common one (CONF-06). */
export const modifierLists = {
  modifiers: ModifiersWire,
  modifiersUS: ModifiersWire,
  modifiersEU: ModifiersWire,
}

type ModifiersWire = t.TypeOf<typeof ModifiersWire>

export function toZonedModifiers(
  wire: Record<keyof typeof modifierLists, ModifiersWire>,
): ZonedModifiers {
  const common = wire.modifiers ?? []
  return {
    US: (wire.modifiersUS ?? common).map(toModifier),
    EU: (wire.modifiersEU ?? common).map(toModifier),
  }
}

/** A modifier is required unless it says otherwise: leaving one out makes another model. */
function toModifier(wire: t.TypeOf<typeof ModifierWire>): Modifier {
  return {
    key: wire.key,
    title: wire.title || wire.key,
    codeTitle: wire.codeTitle || wire.title || wire.key,
    isRequired: wire.required === undefined || wire.required === null || readFlag(wire.required),
    options: wire.options.map(toOption),
  }
}

function toOption(wire: t.TypeOf<typeof OptionWire>): ModifierOption {
  return {
    code: wire.code,
    title: wire.title || wire.code,
    description: wire.description,
    leadTimeNote: wire.leadTimeNote,
    isHidden: wire.isHiddenFlag,
    minimum: wire.minQty,
    step: wire.stepQty,
    pictureParts: wire.pictureParts && new Map(Object.entries(wire.pictureParts)),
  }
}
