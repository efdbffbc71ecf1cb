/** Products by the thousand, made from the seeded ones by a fixed rule: the same at every call. */
import { createHash } from 'node:crypto'
import type { product } from '../reference-backend/database/schema/catalogue.ts'

type Row = typeof product.$inferInsert

const brands = [
  'Torvane',
  'Drevmark',
  'Quillon Fluid',
  'Aldersea',
  'Brunnfeld',
  'Castelmar',
] as const
const uses = [
  'conveyor',
  'harvester',
  'winch',
  'sweeper',
  'crane',
  'spreader',
  'drill rig',
  'mixer',
  'paver',
  'mower',
  'press',
  'truck body',
] as const
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** That many products beside the seeded ones, each a variation of one of them. */
export function generatedProducts(seeded: readonly Row[], count: number): readonly Row[] {
  const taken = new Set(seeded.map(({ skuCode }) => skuCode))
  const free = skuCodes().filter((code) => !taken.has(code))
  const models = seeded.filter(({ modelSearchOnly }) => !modelSearchOnly)
  return free.slice(0, count).flatMap((skuCode, index) => {
    const model = models[index % models.length]
    return model ? [variation(model, skuCode, index)] : []
  })
}

function variation(model: Row, skuCode: string, index: number): Row {
  const id = createHash('md5').update(`generated ${index}`).digest('hex')
  const brandName = pick(brands, index * 7 + (index >> 4))
  const brandSlug = brandName.toLowerCase().replaceAll(' ', '-')
  const use = pick(uses, index * 5 + (index >> 3))
  const name = `${model.name}, series ${(index % 97) + 1} for ${use}`
  const urlTitle = `${model.urlTitle}-${skuCode.toLowerCase()}`
  const { modifiersUS, modifiersEU, modifiers: _all, files: _files, ...doc } = model.doc
  return {
    ...model,
    id,
    skuId: createHash('md5').update(`sku ${index}`).digest('hex'),
    skuCode,
    urlTitle,
    name,
    productCode: `G${index}`,
    brandName,
    brandSlug,
    sortOrder: 1000 + index,
    addedAt: new Date(Date.UTC(2022, 0, 1) + index * 3_600_000),
    searchText: `${model.searchText} ${use} series ${(index % 97) + 1}`,
    doc: {
      ...doc,
      productID: id,
      productName: name,
      urlTitle,
      skuCode,
      brand_brandName: brandName,
      brand_urlTitle: brandSlug,
      modifiers: [],
      modifiersUS: modifiersUS.map((modifier) => withFewer(modifier, index)),
      modifiersEU: modifiersEU.map((modifier) => withFewer(modifier, index)),
      files: [],
      attributeSets: doc.attributeSets.map((set) => scaled(set, 0.4 + (index % 31) / 15)),
    },
  }
}

/** A question with all options of its model but one, so that families are offered with different ones. */
function withFewer(
  modifier: Row['doc']['modifiersUS'][number],
  index: number,
): Row['doc']['modifiersUS'][number] {
  const { options } = modifier
  if (options.length < 3) return modifier
  const left = (index * 13 + (index >> 5)) % options.length
  return { ...modifier, options: options.filter((_, place) => place !== left) }
}

/** Every figure of a set, so many times what it was. */
function scaled<AttributeSet extends Row['doc']['attributeSets'][number]>(
  set: AttributeSet,
  factor: number,
) {
  const attributes = set.attributes.map((attribute) => ({
    ...attribute,
    attributeValue: attribute.attributeValue.replace(/\d+(\.\d+)?/g, (number) =>
      String(Math.round(Number(number) * factor * 10) / 10),
    ),
  }))
  return { ...set, attributes }
}

function skuCodes(): readonly string[] {
  const each = Array.from(digits)
  return each.flatMap((one) => each.flatMap((two) => each.map((three) => one + two + three)))
}

function pick<Value>(values: readonly [Value, ...Value[]], index: number): Value {
  return values[index % values.length] ?? values[0]
}
