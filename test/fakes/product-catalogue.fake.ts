/** Product definitions without a server. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { ProductCatalogue } from '../../src/application/ports/product-catalogue.ts'
import { isPlain, type Product } from '../../src/domain/catalogue/product.ts'
import type { Succession } from '../../src/domain/catalogue/succession.ts'
import { fakeOutline } from './fake-outline.ts'
import type { FakeShop } from './fake-shop.ts'
import { inWords } from './in-words.ts'

export function fakeProductCatalogue(shop: FakeShop): ProductCatalogue {
  const found = (fits: (product: Product) => boolean) =>
    E.fromNullable<PortFailure>({ kind: 'not-found' })(
      shop.products.map((product) => inWords(product, shop.locale)).find(fits),
    )
  return {
    bySkuCode: (skuCode, signal) =>
      shop.calls.ask(
        'productCatalogue.bySkuCode',
        () =>
          found(({ skus }) => skus.some(({ code }) => code.slice(0, 3) === skuCode.toUpperCase())),
        signal,
      ),
    byUrlTitle: (title, signal) =>
      shop.calls.ask(
        'productCatalogue.byUrlTitle',
        () => found(({ urlTitle }) => urlTitle === title),
        signal,
      ),
    listed: ({ urlTitle: title, definitionAddress: address }, signal) =>
      shop.calls.ask(
        'productCatalogue.listed',
        () =>
          address === undefined || address.startsWith('/definitions/')
            ? found(({ urlTitle }) => urlTitle === (address?.split('/').at(-1) ?? title))
            : E.left({ kind: 'malformed' }),
        signal,
      ),
    outline: (title, signal) =>
      shop.calls.ask(
        'productCatalogue.outline',
        () =>
          E.map(fakeOutline)(found((product) => product.urlTitle === title && !isPlain(product))),
        signal,
      ),
    succession: (skuCode, signal) =>
      shop.calls.ask('productCatalogue.succession', () => successionIn(shop, skuCode), signal),
  }
}

/** As the products say of themselves what they have taken the place of. */
function successionIn(shop: FakeShop, code: string): E.Either<PortFailure, Succession> {
  const skuCode = code.toUpperCase()
  const named = ({ predecessors = [] }: Product) =>
    predecessors.find((one) => one.skuCode === skuCode)
  const successors = shop.products.map((each) => inWords(each, shop.locale)).filter(named)
  const name = successors.flatMap((each) => named(each)?.name ?? [])[0]
  if (name === undefined) return E.left({ kind: 'not-found' })
  return E.right({
    name,
    successors: successors.map((each) => ({
      skuCode: each.skus[0]?.code ?? '',
      name: each.name,
      urlTitle: each.isModelSearchOnly ? undefined : each.urlTitle,
    })),
  })
}
