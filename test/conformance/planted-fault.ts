/** A shop in which one call of one port has a fault: it answers something else than is so, or only says that it is done. */
import { either as E } from 'fp-ts'
import type { ShopUnderTest } from '../contract/shop-under-test.ts'

/** The name that a suite knows the port by, where it is not one of a client. */
const ofTheShop: Readonly<Record<string, 'catalogue' | 'search' | 'content' | 'pages'>> = {
  catalogue: 'catalogue',
  search: 'search',
  siteContent: 'content',
  sitePages: 'pages',
}

export type Fault = 'answers something else' | 'does nothing'

/** The shop with a fault in `port.method`. */
export function withFault(shop: ShopUnderTest, call: string, fault: Fault): ShopUnderTest {
  const [port = '', method = ''] = call.split('.')
  const own = ofTheShop[port]
  if (own !== undefined) return { ...shop, [own]: faulty(shop[own], method, fault) }
  return {
    ...shop,
    client: async (email) => {
      const client = await shop.client(email)
      const good: unknown = Reflect.get(client, port)
      if (typeof good !== 'object' || good === null) throw new Error(`There is no port ${port}.`)
      return { ...client, [port]: faulty(good, method, fault) }
    },
  }
}

function faulty(port: object, method: string, fault: Fault): object {
  return new Proxy(port, {
    get: (target, name, receiver) => {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function' || name !== method) return member
      return (...given: readonly unknown[]) =>
        async () => {
          if (fault === 'does nothing') return E.right(undefined)
          const answer: E.Either<unknown, unknown> = await Reflect.apply(member, target, given)()
          return E.map((value) => other(value))(answer)
        }
    },
  })
}

/** Something of the same shape that is not the same. */
function other(value: unknown, depth = 0): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}?`
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return []
  if (value instanceof Map) return new Map()
  if (value instanceof Uint8Array) return new Uint8Array()
  if (!isPlain(value) || depth > 2) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, other(each, depth + 1)]),
  )
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}
