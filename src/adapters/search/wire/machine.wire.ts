/** Machines that are found by a working point, on the wire. One that cannot be drawn at the point is left out. */
import * as t from 'io-ts'
import { skuId } from '../../../domain/catalogue/product.ts'
import type { FoundMachine } from '../../../domain/finder/machine-fit.ts'
import { interfaces } from '../../../domain/finder/working-point.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { needed, part, picture, rows, text, texts } from '../../http/lenient.wire.ts'
import { PerformanceWire, toPerformance } from './performance.wire.ts'

const AnswerWire = t.type({ key: needed, codeTitle: text, code: needed, title: text })

const MachineWire = t.type({
  productName: needed,
  urlTitle: needed,
  thumbnail: picture,
  productTypeName: text,
  skuCode: needed,
  skuID: text,
  modelNumber: needed,
  configuration: rows(AnswerWire),
  performance: part(PerformanceWire),
  missing: texts,
})

const MachinesWire = t.type({ machines: rows(MachineWire) })

export const decodeMachines: Decode<readonly FoundMachine[]> = decodeWith(
  MachinesWire,
  ({ machines }) => machines.flatMap(toMachine),
)

function toMachine(wire: t.TypeOf<typeof MachineWire>): readonly FoundMachine[] {
  const { productName: name, urlTitle, thumbnail, skuCode, skuID, modelNumber: modelCode } = wire
  const { productTypeName: productType } = wire
  const table = (wire.performance && toPerformance(wire.performance))?.tables[0]
  if (table === undefined) return []
  return [
    {
      name,
      urlTitle,
      thumbnail,
      productType,
      skuCode,
      skuId: skuID === '' ? undefined : skuId(skuID),
      modelCode,
      answers: wire.configuration.map(({ codeTitle, ...each }) => ({ ...each, name: codeTitle })),
      table,
      missing: interfaces.filter((each) => wire.missing.includes(each)),
    },
  ]
}
