/** The gift cards of the demo shop; README.md lists them with their pins. */

export interface GiftCardSeed {
  readonly code: string
  readonly pin: string
  /** Whose it is; left out while nobody has redeemed it. */
  readonly owner?: string
  readonly currencyCode: 'USD' | 'EUR'
  /** What was put on it; what `spent` says was paid with it. */
  readonly amount: number
  readonly spent?: number
  readonly isInactive?: boolean
  /** Whether its last day is over. */
  readonly isExpired?: boolean
}

const US = 'us@manifold.test'

export const GIFT_CARDS: readonly GiftCardSeed[] = [
  { code: 'MFGC1001', pin: '482913', owner: US, currencyCode: 'USD', amount: 250, spent: 64.5 },
  { code: 'MFGC1002', pin: '730264', owner: US, currencyCode: 'USD', amount: 100, spent: 100 },
  { code: 'MFGC1003', pin: '915507', owner: US, currencyCode: 'USD', amount: 75, isInactive: true },
  { code: 'MFGC1004', pin: '268841', owner: US, currencyCode: 'USD', amount: 50, isExpired: true },
  { code: 'MFGC1005', pin: '604375', owner: US, currencyCode: 'EUR', amount: 80 },
  {
    code: 'MFGC1006',
    pin: '157920',
    owner: 'other-us@manifold.test',
    currencyCode: 'USD',
    amount: 500,
  },
  { code: 'MFGC1007', pin: '839146', currencyCode: 'USD', amount: 120 },
  { code: 'MFGC1008', pin: '372658', currencyCode: 'EUR', amount: 90 },
  { code: 'MFGC1009', pin: '541783', owner: 'eu@manifold.test', currencyCode: 'EUR', amount: 300 },
]

export interface CardSeed {
  readonly owner: string
  readonly name: string
  /** How the demo vault calls it. */
  readonly customerCard: string
  readonly creditCardType: string
  readonly creditCardLastFour: string
  readonly expirationMonth: number
  readonly expirationYear: number
}

const good = { expirationMonth: 11, expirationYear: 2031 } as const

/** The saved cards; the first one of an account is its primary one. */
export const SAVED_CARDS: readonly CardSeed[] = [
  {
    ...good,
    owner: US,
    name: 'Purchasing card',
    customerCard: 'card_demo_visa',
    creditCardType: 'Visa',
    creditCardLastFour: '4242',
  },
  {
    ...good,
    owner: US,
    name: 'Bank asks',
    customerCard: 'card_demo_asks',
    creditCardType: 'Visa',
    creditCardLastFour: '3184',
  },
  {
    owner: US,
    name: 'Old card',
    customerCard: 'card_demo_expired',
    creditCardType: 'Visa',
    creditCardLastFour: '0069',
    expirationMonth: 3,
    expirationYear: 2025,
  },
  {
    ...good,
    owner: 'other-us@manifold.test',
    name: 'Procurement',
    customerCard: 'card_demo_mastercard',
    creditCardType: 'Mastercard',
    creditCardLastFour: '4444',
  },
  {
    ...good,
    owner: 'eu@manifold.test',
    name: 'Einkauf',
    customerCard: 'card_demo_mastercard',
    creditCardType: 'Mastercard',
    creditCardLastFour: '4444',
  },
]
