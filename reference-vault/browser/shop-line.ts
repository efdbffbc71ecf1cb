/** The line between the frame and the page of the shop around it: one origin, one window, known messages (T44). */

const OWN = 'manifold-vault'
const SHOP = 'manifold-shop'

export interface TokenMessage {
  readonly paymentToken: string
  readonly creditCardType: string
  readonly creditCardLastFour: string
  readonly nameOnCreditCard: string
  readonly expirationMonth: number
  readonly expirationYear: number
}

export type ToShop =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly pixels: number }
  | { readonly type: 'changed'; readonly isComplete: boolean }
  | ({ readonly type: 'token' } & TokenMessage)
  | { readonly type: 'refused'; readonly fields: readonly string[] }
  | { readonly type: 'failed'; readonly reason: 'network' | 'server' }
  | { readonly type: 'challenge-ready' }
  | { readonly type: 'challenge-ended' }

export type FromShop =
  | { readonly type: 'submit' }
  | { readonly type: 'focus'; readonly field: string | undefined }

export interface ShopLine {
  readonly tell: (message: ToShop) => void
  readonly listen: (hear: (message: FromShop) => void) => void
}

/** The line to the page that frames this one, which must be of this origin. */
export function shopLine(here: Window, origin: string): ShopLine {
  return {
    tell: (message) => here.parent.postMessage({ source: OWN, ...message }, origin),
    listen: (hear) => {
      here.addEventListener('message', (event) => {
        if (event.origin !== origin || event.source !== here.parent) return
        const message = readMessage(event.data)
        if (message !== undefined) hear(message)
      })
    },
  }
}

function readMessage(data: unknown): FromShop | undefined {
  if (partOf(data, 'source') !== SHOP) return undefined
  const type = partOf(data, 'type')
  if (type === 'submit') return { type }
  if (type !== 'focus') return undefined
  const field = partOf(data, 'field')
  return { type, field: typeof field === 'string' ? field : undefined }
}

function partOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}
