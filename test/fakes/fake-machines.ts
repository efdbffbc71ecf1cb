/** Machines for a working point without a server: every size on sale, with what the words ask for. */
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import { encodeModelCode } from '../../src/domain/catalogue/model-code.ts'
import { choicesBy, chosenOption, visibleOptions } from '../../src/domain/catalogue/modifier.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import { type FoundMachine, rankedMachines } from '../../src/domain/finder/machine-fit.ts'
import { interfaces, type MachineWish } from '../../src/domain/finder/working-point.ts'

export function fakeMachines(
  products: readonly Product[],
  wish: MachineWish,
  zone: AddressZone,
): readonly FoundMachine[] {
  const sizes = products
    .filter(({ performance }) => performance?.kind === wish.point.kind)
    .filter(
      ({ productType }) => (wish.productType ?? productType.urlTitle) === productType.urlTitle,
    )
    .flatMap((product) => sizesOf(product, wish, zone))
  return rankedMachines(sizes, wish)
    .map(({ machine }) => machine)
    .slice(0, wish.most)
}

function sizesOf(product: Product, wish: MachineWish, zone: AddressZone): readonly FoundMachine[] {
  const { performance, name, urlTitle, thumbnail, skus } = product
  const modifiers = product.modifiers[zone]
  const [sku] = skus
  const skuCode = sku?.code ?? ''
  return (performance?.tables ?? []).map((table) => {
    const choices = choicesBy(modifiers, (modifier) => {
      if (modifier.key === performance?.modifierKey) return table.option[zone]
      const options = visibleOptions(modifier, false)
      const words = wordsFor(modifier.key, wish)
      const said =
        words === undefined
          ? undefined
          : options.find(({ title }) => title.toLowerCase().includes(words))
      return (said ?? (modifier.isRequired ? options[0] : undefined))?.code
    })
    const answers = modifiers.flatMap((modifier) => {
      const { key, codeTitle } = modifier
      const option = chosenOption(modifier, choices)
      return option ? [{ key, name: codeTitle, code: option.code, title: option.title }] : []
    })
    const missing = interfaces.filter((each) => {
      const words = wordsFor(each, wish)
      const title = answers.find(({ key }) => key === each)?.title.toLowerCase() ?? ''
      return words !== undefined && !title.includes(words)
    })
    const modelCode = encodeModelCode(skuCode, modifiers, choices)
    return {
      name,
      urlTitle,
      thumbnail,
      productType: product.productType.name,
      skuCode,
      skuId: sku?.id,
      modelCode,
      answers,
      table,
      missing,
    }
  })
}

function wordsFor(key: string, { interfaces: wanted }: MachineWish): string | undefined {
  const found = interfaces.find((each) => each === key)
  return found && wanted[found]?.toLowerCase()
}
