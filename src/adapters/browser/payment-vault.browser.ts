/**
 * The frames of a payment vault, heard and spoken to by messages of their windows (docs/wire.md, Vault). A message
 * counts when it comes from that window, of that origin, in one of the shapes below; everything else is dropped (T44).
 */
import type {
  PaymentVault,
  VaultCard,
  VaultEvent,
  VaultFrame,
} from '../../application/ports/payment-vault.ts'
import { isRecord } from '../http/json.ts'

/** Taller than any form there is: a frame must not push the page away. */
const tallest = 2_000
const longestToken = 4_096
const longestText = 200
const mostFields = 20

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'href' | 'origin' | 'protocol'>
}

export function browserPaymentVault(page: Page): PaymentVault {
  return {
    formAddress: ({ frameAddress, language, placement }) => {
      const address = foreignAddress(page, frameAddress)
      if (!address) return undefined
      address.searchParams.set('origin', page.location.origin)
      address.searchParams.set('locale', language)
      address.searchParams.set('placement', placement)
      return address.href
    },
    connect: (frame, listener) => {
      const stop = hear(page, frame, (message) => {
        const event = eventIn(message)
        if (event) listener(event)
      })
      const say = (type: 'submit' | 'focus') => {
        const target = frame.window()
        const origin = foreignAddress(page, frame.address)?.origin
        if (origin !== undefined && canBeTold(target))
          target.postMessage({ source: 'manifold-shop', type }, origin)
      }
      return { submit: () => say('submit'), focus: () => say('focus'), stop }
    },
    listenToChallenge: (frame, listener) =>
      hear(page, frame, (message) => {
        if (message['type'] === 'challenge-ready') listener('ready')
        if (message['type'] === 'challenge-ended') listener('ended')
      }),
  }
}

type Message = Readonly<Record<string, unknown>>

function hear(page: Page, frame: VaultFrame, take: (message: Message) => void): () => void {
  const origin = foreignAddress(page, frame.address)?.origin
  const receive = ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (from !== origin || source === null || source !== frame.window()) return
    if (isRecord(data) && data['source'] === 'manifold-vault') take(data)
  }
  page.addEventListener('message', receive)
  return () => page.removeEventListener('message', receive)
}

/** A vault is another origin; on a page over https it is as well. Anything else is no vault. */
function foreignAddress({ location }: Page, written: string): URL | undefined {
  const address = URL.canParse(written) ? new URL(written) : undefined
  if (!address || address.origin === location.origin) return undefined
  const isFit =
    address.protocol === 'https:' || (address.protocol === 'http:' && location.protocol === 'http:')
  return isFit ? address : undefined
}

function canBeTold(target: unknown): target is Pick<Window, 'postMessage'> {
  return typeof target === 'object' && target !== null && 'postMessage' in target
}

function eventIn(message: Message): VaultEvent | undefined {
  switch (message['type']) {
    case 'ready':
      return { kind: 'ready' }
    case 'height': {
      const { pixels } = message
      const isHeight = typeof pixels === 'number' && pixels > 0 && pixels <= tallest
      return isHeight ? { kind: 'height', pixels: Math.ceil(pixels) } : undefined
    }
    case 'changed': {
      const { isComplete } = message
      return typeof isComplete === 'boolean' ? { kind: 'changed', isComplete } : undefined
    }
    case 'token': {
      const card = cardIn(message)
      return card && { kind: 'token', card }
    }
    case 'refused': {
      const { fields } = message
      const isList = Array.isArray(fields) && fields.length <= mostFields && fields.every(isText)
      return isList ? { kind: 'refused', fields } : undefined
    }
    case 'failed':
      return { kind: 'failed' }
    default:
      return undefined
  }
}

function cardIn(message: Message): VaultCard | undefined {
  const { paymentToken, creditCardType, creditCardLastFour, nameOnCreditCard } = message
  const expirationMonth = wholeNumber(message['expirationMonth'])
  const expirationYear = wholeNumber(message['expirationYear'])
  if (typeof paymentToken !== 'string' || paymentToken === '') return undefined
  if (paymentToken.length > longestToken) return undefined
  if (!isText(creditCardType) || !isText(nameOnCreditCard)) return undefined
  // No more than four digits: a frame that sends a whole number is not listened to.
  if (typeof creditCardLastFour !== 'string' || !/^\d{4}$/.test(creditCardLastFour))
    return undefined
  if (expirationMonth === undefined || expirationYear === undefined) return undefined
  return {
    paymentToken,
    brand: creditCardType,
    lastFour: creditCardLastFour,
    nameOnCard: nameOnCreditCard,
    expirationMonth,
    expirationYear,
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
}
