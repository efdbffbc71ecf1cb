/** The cart without a server: by account, or by the browser of a visitor. */
import { either as E, function as F } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { CartGateway } from '../../src/application/ports/cart-gateway.ts'
import {
  type Cart,
  type CartItem,
  cartItemId,
  type CartModel,
  codeOf,
} from '../../src/domain/cart/cart.ts'
import { boundsOf, type CartBounds, readCartQuantity } from '../../src/domain/cart/cart-quantity.ts'
import type { CartAddition } from '../../src/domain/cart/cart-write.ts'
import { sameChoices } from '../../src/domain/catalogue/modifier.ts'
import type { OrderItem } from '../../src/domain/order/order.ts'
import type { NotAddedReason } from '../../src/domain/shared/not-added.ts'
import { isPlain, type Product, type Sku } from '../../src/domain/catalogue/product.ts'
import { smallestQuantity } from '../../src/domain/pricing/quantity-rule.ts'
import { bundledSku, type FakePart, soldParts } from './fake-bundle.ts'
import { fakeModel, fakePrice, fakeSegments } from './fake-pricing.ts'
import { customerOf, type FakeCart, once, refused, type Visit } from './fake-shop.ts'
import { setAside } from './fake-saved-carts.ts'
import { inWords } from './in-words.ts'

type Answer<A> = E.Either<PortFailure, A>

/** The promotion that is on in the fake shop: a tenth less. */
export const fakePromotion = 'TENTH'

const empty: FakeCart = { lines: [], promotions: [] }

export function fakeCartGateway(visit: Visit): CartGateway {
  const { ask, commit } = visit.shop.calls
  const change = (edit: (cart: FakeCart) => Answer<FakeCart>) => (): Answer<Cart> =>
    F.pipe(
      ownerOf(visit),
      E.chain((owner) =>
        F.pipe(
          edit(cartOf(visit, owner)),
          E.map((cart) => {
            visit.shop.carts.set(owner, cart)
            return shown(visit, owner)
          }),
        ),
      ),
    )
  return {
    cart: (signal) =>
      ask(
        'cartGateway.cart',
        () => E.map((owner: Owner) => shown(visit, owner))(ownerOf(visit)),
        signal,
      ),
    add: (lines, intent) =>
      commit(
        'cartGateway.add',
        once(
          visit.shop,
          intent,
          change((cart) => withLines(visit, cart, lines)),
        ),
      ),
    addBundle: (buildId) =>
      commit('cartGateway.addBundle', () =>
        F.pipe(
          ownerOf(visit),
          E.chain((owner) => withBuild(visit, owner, buildId)),
        ),
      ),
    changeQuantity: (id, quantity) =>
      commit(
        'cartGateway.changeQuantity',
        change((cart) => withQuantity(visit, cart, id, quantity)),
      ),
    remove: (ids) =>
      commit(
        'cartGateway.remove',
        change((cart) => {
          const lines = cart.lines.filter(({ id }) => !ids.includes(cartItemId(id)))
          const isNone = lines.length === cart.lines.length
          return isNone ? refused('The item could not be found.') : E.right({ ...cart, lines })
        }),
      ),
    setAside: (name) =>
      commit('cartGateway.setAside', () =>
        F.pipe(
          ownerOf(visit),
          E.chain((owner) =>
            typeof owner === 'string'
              ? E.map(() => shown(visit, owner))(
                  setAside(visit, owner, { name, items: shown(visit, owner).items }),
                )
              : E.left<PortFailure>({ kind: 'unauthorised' }),
          ),
        ),
      ),
    clear: () =>
      commit(
        'cartGateway.clear',
        change(() => E.right(empty)),
      ),
    applyPromotion: (code) =>
      commit(
        'cartGateway.applyPromotion',
        change((cart) =>
          code.trim().toUpperCase() === fakePromotion
            ? E.right({ ...cart, promotions: [fakePromotion] })
            : refused('This promo code is not valid.'),
        ),
      ),
    removePromotion: (code) =>
      commit(
        'cartGateway.removePromotion',
        change((cart) =>
          E.right({ ...cart, promotions: cart.promotions.filter((each) => each !== code) }),
        ),
      ),
  }
}

/** The bundle that was built, once: it is built no more afterwards. */
function withBuild(visit: Visit, owner: Owner, buildId: string): Answer<Cart> {
  const { builds, products } = visit.shop
  const own = builds.get(owner) ?? []
  const build = own.find(({ id }) => id === buildId)
  const sku = products.flatMap(({ skus }) => skus).find(({ id }) => id === build?.bundle)
  if (!build || !sku) return refused('This bundle has changed, or is in the cart already.')
  const parts = build.items.map(({ code, quantity }) => ({ skuCode: code, quantity }))
  const line = { skuId: sku.id, skuCode: sku.code, quantity: 1, parts }
  return F.pipe(
    withLines(visit, cartOf(visit, owner), [line]),
    E.map((cart) => {
      visit.shop.carts.set(owner, cart)
      builds.set(
        owner,
        own.filter(({ id }) => id !== buildId),
      )
      return shown(visit, owner)
    }),
  )
}

/** Puts the line of an order in the cart once more; why not, where it cannot be had. */
export function putAgain(visit: Visit, item: OrderItem): NotAddedReason | undefined {
  const { modelCode, quantity, customerMaterialNumber: materialNumber } = item
  const skuCodes = visit.shop.products.flatMap(({ skus }) => skus.map(({ code }) => code))
  const skuCode = skuCodes.find((code) => modelCode.startsWith(code)) ?? modelCode
  const model = skuCode === modelCode ? undefined : { code: modelCode, choices: undefined }
  const line = { skuId: undefined, skuCode, quantity, model, materialNumber }
  if (!soldAs(visit, line)) return 'gone'
  const owner = ownerOf(visit)
  if (E.isLeft(owner)) return 'gone'
  const joined = withLines(visit, cartOf(visit, owner.right), [line])
  if (E.isLeft(joined)) return 'quantity'
  visit.shop.carts.set(owner.right, joined.right)
  return undefined
}

/** A visitor's cart goes over to the account that has signed in. */
export function takeOverCart(visit: Visit, accountId: string, from: Owner = visit): void {
  const { carts } = visit.shop
  const lines = carts.get(from)?.lines ?? []
  carts.delete(from)
  const own = carts.get(accountId) ?? empty
  const joined = withLines(
    visit,
    own,
    lines.map((line) => ({ ...line, skuId: undefined })),
  )
  if (E.isRight(joined)) carts.set(accountId, joined.right)
}

/** An account, or the browser of a visitor. */
export type Owner = string | Visit

/** A token that is no longer good is the end of a session, none is a visitor. */
export function ownerOf(visit: Visit): Answer<Owner> {
  if (visit.tokens.read() === undefined) return E.right(visit)
  return E.map(({ account }: { account: { id: string } }): Owner => account.id)(customerOf(visit))
}

export function cartOf({ shop }: Visit, owner: Owner): FakeCart {
  return shop.carts.get(owner) ?? empty
}

interface Sold {
  readonly product: Product
  readonly sku: Sku
  readonly bounds: CartBounds
  readonly model?: CartModel | undefined
  /** Of a bundle. */
  readonly parts?: readonly FakePart[] | undefined
}

type FakeLine = Omit<CartAddition, 'skuId'>

/** What a line is sold as today; a model that is none is sold as nothing. */
function soldAs(visit: Visit, line: FakeLine): Sold | undefined {
  const { skuCode } = line
  for (const product of visit.shop.products) {
    const sku = product.skus.find(({ code }) => code === skuCode)
    if (sku && product.bundle) return bundleAs(visit, product, line)
    if (sku) {
      return isPlain(product) ? { product, sku, bounds: boundsOf(sku) } : modelAs(visit, sku, line)
    }
  }
  return undefined
}

function bundleAs({ shop }: Visit, product: Product, { parts = [] }: FakeLine): Sold | undefined {
  const [own] = product.skus
  const sold = soldParts(shop, parts)
  if (!own || !sold || parts.length === 0) return undefined
  const sku = bundledSku(own, sold)
  return { product, sku, bounds: boundsOf(sku), parts: sold }
}

function modelAs(visit: Visit, sku: Sku, { model, quantity }: FakeLine): Sold | undefined {
  const { shop } = visit
  const account = customerOf(visit)
  const zone = (E.isRight(account) ? account.right.account.zone : undefined) ?? 'US'
  const modelCode = model?.code ?? sku.code
  const asked = { skuId: sku.id, modelCode, choices: model?.choices, zone }
  const found = fakeModel(shop.products, asked)
  if (!found) return undefined
  const { product, rule, choices } = found
  const price = fakePrice(shop.products, { ...asked, quantity, today: shop.today })
  const isCustomer = E.isRight(account) && !account.right.account.isGuest
  return {
    product,
    sku,
    bounds: { ...boundsOf(sku), minimum: smallestQuantity(rule), step: rule.step },
    model: {
      code: modelCode,
      choices,
      segments: fakeSegments(found),
      problem: undefined,
      indication:
        price && isCustomer
          ? { unitPrice: price.unit, lineTotal: price.total, leadTime: price.leadTime }
          : undefined,
    },
  }
}

export function withLines(
  visit: Visit,
  cart: FakeCart,
  additions: readonly CartAddition[],
): Answer<FakeCart> {
  let lines = cart.lines
  for (const { skuId: _, ...addition } of additions) {
    const { skuCode, quantity, materialNumber = '', customCode = '', parts = [] } = addition
    const sold = soldAs(visit, addition)
    if (!sold) return refused(`${codeOf(addition)} is not known.`)
    if (!sold.sku.allowsCart) return refused(`Article ${skuCode} cannot be put in a cart.`)
    if (sold.sku.needsLoginForCart && visit.tokens.read() === undefined)
      return refused(`Please sign in to put article ${skuCode} in a cart.`)
    const model = sold.model && { code: sold.model.code, choices: sold.model.choices }
    const wanted = {
      skuCode,
      model,
      materialNumber,
      customCode,
      ...(parts.length > 0 && { parts }),
    }
    const present = lines.find((line) => isSame(line, wanted))
    const sum = quantity + (present?.quantity ?? 0)
    if (!canBeOrdered(sold, sum)) return refused(`${sum} pieces cannot be ordered.`)
    lines = present
      ? lines.map((line) => (line === present ? { ...line, quantity: sum } : line))
      : [...lines, { ...wanted, id: visit.shop.nextId('cart-item'), quantity: sum }]
  }
  return E.right({ ...cart, lines })
}

function isSame(one: Omit<FakeLine, 'quantity'>, other: Omit<FakeLine, 'quantity'>): boolean {
  return (
    codeOf(one) === codeOf(other) &&
    (one.materialNumber ?? '') === (other.materialNumber ?? '') &&
    (one.customCode ?? '') === (other.customCode ?? '') &&
    JSON.stringify(one.parts) === JSON.stringify(other.parts) &&
    sameChoices(one.model?.choices ?? new Map(), other.model?.choices ?? new Map())
  )
}

export function withQuantity(
  visit: Visit,
  cart: FakeCart,
  id: string,
  quantity: number,
): Answer<FakeCart> {
  const found = cart.lines.find((line) => line.id === id)
  const sold = found && soldAs(visit, found)
  if (!sold) return refused('The item could not be found.')
  if (!canBeOrdered(sold, quantity)) return refused(`${quantity} pieces cannot be ordered.`)
  const lines = cart.lines.map((line) => (line === found ? { ...line, quantity } : line))
  return E.right({ ...cart, lines })
}

function canBeOrdered({ bounds }: Sold, quantity: number): boolean {
  return E.isRight(readCartQuantity(String(quantity), bounds))
}

/** The cart of an owner, as the shop answers it. */
export function shown(visit: Visit, owner: Owner): Cart {
  return shownCart(visit, cartOf(visit, owner), owner === visit)
}

/** A cart as the shop answers it, to a visitor or a customer. */
export function shownCart(
  visit: Visit,
  { lines, promotions, name = '' }: FakeCart,
  isVisitor: boolean,
): Cart {
  const items = lines.flatMap((line): CartItem[] => {
    const sold = soldAs(visit, line)
    if (sold) {
      const product = inWords(sold.product, visit.shop.locale)
      return [itemOf(line, { ...sold, product }, isVisitor)]
    }
    return line.model ? [] : [goneItem(line)]
  })
  const counted = items.filter(({ isQuoteOnly, isGone }) => !isQuoteOnly && !isGone)
  const isHidden = counted.some(({ lineTotal }) => lineTotal === undefined)
  const subtotal = counted.reduce((sum, { lineTotal }) => sum + (lineTotal ?? 0), 0)
  const discount = promotions.length > 0 ? subtotal / 10 : 0
  return {
    title: name,
    currency: 'USD',
    items,
    totalItems: items.reduce((pieces, { quantity }) => pieces + quantity, 0),
    totals: isHidden
      ? {
          subtotal: undefined,
          discount: undefined,
          surcharge: undefined,
          afterSurcharge: undefined,
          tax: undefined,
          afterTax: undefined,
        }
      : {
          subtotal,
          discount,
          surcharge: 0,
          afterSurcharge: subtotal - discount,
          tax: 0,
          afterTax: subtotal - discount,
        },
    promotions: promotions.map((code) => ({ code, name: 'A tenth less' })),
  }
}

/** A plain sku that is not sold any more. */
function goneItem({ id, quantity, skuCode }: FakeCart['lines'][number]): CartItem {
  return {
    id: cartItemId(id),
    parentId: undefined,
    isQuoteOnly: false,
    isGone: true,
    quantity,
    skuId: undefined,
    skuCode,
    productName: `What ${skuCode} was`,
    productUrlTitle: '',
    image: undefined,
    definition: '',
    allowsQuote: false,
    bounds: { minimum: 1, maximum: undefined, available: undefined },
    unitPrice: undefined,
    lineTotal: undefined,
    children: [],
  }
}

function itemOf(
  { id, quantity, materialNumber = '', customCode = '' }: FakeCart['lines'][number],
  { product, sku, bounds, model, parts = [] }: Sold,
  isVisitor: boolean,
): CartItem {
  const isQuoteOnly = sku.isQuoteOnly || model !== undefined
  const isHidden = isQuoteOnly || (isVisitor && sku.priceShownTo !== 'everyone')
  const unitPrice = isHidden ? undefined : sku.salePrice
  return {
    id: cartItemId(id),
    parentId: undefined,
    isQuoteOnly,
    quantity,
    skuId: sku.id,
    skuCode: sku.code,
    model,
    materialNumber,
    customCode,
    productName: product.name,
    productUrlTitle: product.urlTitle,
    image: product.thumbnail,
    definition: model ? '' : sku.definition,
    allowsQuote: sku.allowsQuote,
    bounds,
    unitPrice,
    lineTotal: unitPrice === undefined ? undefined : unitPrice * quantity,
    children: parts.map(
      (part): CartItem => ({
        ...goneItem({
          id: `${id}-${part.skuCode}`,
          quantity: part.quantity * quantity,
          skuCode: part.skuCode,
        }),
        isGone: false,
        parentId: cartItemId(id),
        skuId: part.sku.id,
        productName: part.product.name,
        productUrlTitle: part.product.urlTitle,
      }),
    ),
  }
}
