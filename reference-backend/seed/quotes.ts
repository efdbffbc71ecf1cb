/** Which demo customer has which quotes. */

import type { Zone } from '../catalogue/product-document.ts'
import { euQuotes } from './quotes-eu.ts'
import { usQuotes } from './quotes-us.ts'
import { type QuotePlan, submitted } from './quote-plan.ts'

export interface CustomerQuotes {
  readonly emailAddress: string
  readonly zone: Zone
  readonly quotes: readonly QuotePlan[]
}

/** Quotes of another account: one draft, one that is waiting. */
function few(destination: string): readonly QuotePlan[] {
  return [
    { name: 'Neighbour draft', createdDaysAgo: 3, items: 2 },
    {
      name: 'Neighbour order',
      createdDaysAgo: 7,
      items: 1,
      purchaseOrderNumber: 'N-77',
      dispatchOption: 'shipCompleteOrder',
      destination,
      history: [submitted(6)],
    },
  ]
}

const demonstration: readonly QuotePlan[] = [
  {
    name: 'Demonstration',
    createdDaysAgo: 1,
    items: 2,
    purchaseOrderNumber: 'DEMO-1',
    dispatchOption: 'shipCompleteOrder',
    destination: 'Demonstration',
  },
]

/** A draft to get lost in: pages, filters, dates of every kind. It comes last, so that it moves no number. */
function largeDraft(name: string, purchaseOrderNumber: string, destination: string): QuotePlan {
  const dispatchOption = 'partialShipmentAccepted'
  const rest = { purchaseOrderNumber, dispatchOption, destination } as const
  return { name, createdDaysAgo: 4, items: 35, mixed: true, ...rest }
}

/** Nobody has answered it in time; one of its motors has a successor by now. */
function expired(purchaseOrderNumber: string, destination: string): QuotePlan {
  return {
    name: destination === 'Werk Nord' ? 'Ersatz für die Presse' : 'Spare drives, press room',
    createdDaysAgo: 47,
    items: 2,
    departed: true,
    purchaseOrderNumber,
    dispatchOption: 'shipCompleteOrder',
    destination,
    history: [submitted(46)],
  }
}

const fault = (name: string): CustomerQuotes => ({
  emailAddress: `${name}@manifold.test`,
  zone: 'US',
  quotes: demonstration,
})

export const CUSTOMER_QUOTES: readonly CustomerQuotes[] = [
  { emailAddress: 'us@manifold.test', zone: 'US', quotes: usQuotes },
  { emailAddress: 'eu@manifold.test', zone: 'EU', quotes: euQuotes },
  { emailAddress: 'other-us@manifold.test', zone: 'US', quotes: few('Yard') },
  { emailAddress: 'other-eu@manifold.test', zone: 'EU', quotes: few('Magazzino') },
  { emailAddress: 'no-credit@manifold.test', zone: 'US', quotes: few('Yard') },
  ...['slow', 'expiring', 'refusing', 'dropping', 'failing'].map(fault),
  {
    emailAddress: 'us@manifold.test',
    zone: 'US',
    quotes: [largeDraft('Plant shutdown, all halls', 'PL-26-0431', 'Main plant')],
  },
  {
    emailAddress: 'eu@manifold.test',
    zone: 'EU',
    quotes: [largeDraft('Revision Werk Nord', 'NM-4500131', 'Werk Nord')],
  },
  { emailAddress: 'gb@manifold.test', zone: 'EU', quotes: few('Dock workshop') },
  { emailAddress: 'us@manifold.test', zone: 'US', quotes: [expired('PL-26-0287', 'Main plant')] },
  { emailAddress: 'eu@manifold.test', zone: 'EU', quotes: [expired('NM-4500102', 'Werk Nord')] },
]
