/** Talks to the other tabs of this browser. Without a BroadcastChannel every tab is on its own. */
import { basePath, nameBelow } from './base-path.ts'
import type { TabChannel, TabMessage } from '../../application/ports/tab-channel.ts'

const channelName = nameBelow(basePath, 'manifold.session')

const changes = ['began', 'ended', 'time-over', 'closed'] as const

/** `open` makes the channel; it is an argument so that a test can bring its own. */
export function browserTabChannel(
  open: (name: string) => BroadcastChannel = (name) => new BroadcastChannel(name),
): TabChannel {
  const channel = openOrNothing(open)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    send: (message) => channel?.postMessage(message),
    listen: (receive) => {
      const hear = (event: MessageEvent<unknown>) => {
        const message = messageIn(event.data)
        if (message) receive(message)
      }
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
  }
}

function openOrNothing(open: (name: string) => BroadcastChannel): BroadcastChannel | undefined {
  try {
    return open(channelName)
  } catch {
    return undefined
  }
}

/** Reads what another tab sent; a tab of an older version may say something that this one does not know. */
function messageIn(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined
  switch (data.kind) {
    case 'signed-out':
    case 'token-wanted':
      return { kind: data.kind }
    case 'signed-in':
    case 'token-given': {
      const token = 'token' in data ? data.token : undefined
      return typeof token === 'string' && token !== '' ? { kind: data.kind, token } : undefined
    }
    case 'changed-over': {
      if (!('change' in data) || !('token' in data)) return undefined
      const { token } = data
      const change = changes.find((each) => each === data.change)
      return change && typeof token === 'string' && token !== ''
        ? { kind: 'changed-over', change, token }
        : undefined
    }
    case 'cart-changed': {
      if (!('owner' in data) || !('pieces' in data)) return undefined
      const { owner, pieces } = data
      const isWhole = typeof owner === 'string' && typeof pieces === 'number'
      return isWhole ? { kind: 'cart-changed', owner, pieces } : undefined
    }
    case 'placement-changed':
      return 'cartId' in data && typeof data.cartId === 'string'
        ? { kind: 'placement-changed', cartId: data.cartId }
        : undefined
    case 'delivery-changed':
      return 'deliveryId' in data && typeof data.deliveryId === 'string'
        ? { kind: 'delivery-changed', deliveryId: data.deliveryId }
        : undefined
    case 'quote-changed':
      return 'quoteId' in data && typeof data.quoteId === 'string'
        ? { kind: 'quote-changed', quoteId: data.quoteId }
        : undefined
    default:
      return undefined
  }
}
