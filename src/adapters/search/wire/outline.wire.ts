/** What a dimension drawing is made of, on the wire. Figures that are unknown or no lengths are left out. */
import * as t from 'io-ts'
import {
  countNames,
  dimensionNames,
  type Measures,
  type OptionMeasures,
  type Outline,
} from '../../../domain/catalogue/outline.ts'
import { decodeWith } from '../../http/decode.ts'
import { flag, part, text } from '../../http/lenient.wire.ts'

const FiguresWire = t.record(t.string, t.number)

const OptionsWire = part(t.record(t.string, t.record(t.string, FiguresWire)))

const OutlineWire = t.type({
  sections: t.array(t.type({ length: t.number, scale: t.number, form: text, grows: flag })),
  bend: part(t.number),
  body: t.type({ least: FiguresWire, most: FiguresWire }),
  optionsUS: OptionsWire,
  optionsEU: OptionsWire,
})

export const decodeOutline = decodeWith(OutlineWire, toOutline)

/** A machine that leans this far is no bent axis any more. */
const mostBent = 60

function toOutline({ sections, body, bend = 0, ...wire }: t.TypeOf<typeof OutlineWire>): Outline {
  return {
    sections: sections.map((section) => ({
      ...section,
      form: section.form === 'square' ? 'square' : 'round',
    })),
    bend: bend > 0 && bend <= mostBent ? bend : 0,
    body: { least: toMeasures(body.least), most: toMeasures(body.most) },
    options: { US: toOptions(wire.optionsUS), EU: toOptions(wire.optionsEU) },
  }
}

function toOptions(wire: t.TypeOf<typeof OptionsWire>): OptionMeasures {
  return new Map(
    Object.entries(wire ?? {}).map(([key, options]) => [
      key,
      new Map(Object.entries(options).map(([code, figures]) => [code, toMeasures(figures)])),
    ]),
  )
}

function toMeasures(figures: t.TypeOf<typeof FiguresWire>): Measures {
  return Object.fromEntries(
    [...dimensionNames, ...countNames].flatMap((name) => {
      const figure = figures[name]
      return figure !== undefined && figure > 0 && Number.isFinite(figure) ? [[name, figure]] : []
    }),
  )
}
