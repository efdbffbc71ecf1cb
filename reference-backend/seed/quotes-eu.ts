/** The quotes of the EU demo customer: fourteen drafts and every later status. */

import {
  approved,
  declined,
  type QuotePlan,
  resubmitted,
  returned,
  submitted,
} from './quote-plan.ts'

const shipped = { dispatchOption: 'shipCompleteOrder', destination: 'Werk Nord' } as const
const partial = { dispatchOption: 'partialShipmentAccepted', destination: 'Atelier Est' } as const

export const euQuotes: readonly QuotePlan[] = [
  {
    name: 'Deckswinden Frühjahr',
    createdDaysAgo: 1,
    items: 3,
    purchaseOrderNumber: 'NM-4500117',
    freightCarrier: 'Spedition Hafenbogen',
    specialInstructions: 'Anlieferung nur an Tor 3.',
    ...shipped,
  },
  {
    name: 'Ersatzteile Kranflotte',
    createdDaysAgo: 2,
    items: 11,
    purchaseOrderNumber: 'NM-4500113',
  },
  {
    name: 'Bugstrahler, zweites Los',
    createdDaysAgo: 4,
    items: 2,
    promotionCode: 'SPRING-FREIGHT',
  },
  { name: 'Pressenantrieb Halle 4', createdDaysAgo: 5, items: 1 },
  { name: 'Laminoir, pompes', createdDaysAgo: 7, items: 2, ...partial },
  { name: 'Rührwerke Biogas', createdDaysAgo: 9, items: 1, purchaseOrderNumber: 'NM-4500098' },
  { name: 'Shannon lock gates', createdDaysAgo: 12, items: 4, destination: 'Workshop Shannon' },
  { name: 'Lagerbestand Emden', createdDaysAgo: 14, items: 5, destination: 'pickup' },
  { name: 'Förderband Kieswerk', createdDaysAgo: 16, items: 1 },
  { name: 'Prüfstand Antriebe', createdDaysAgo: 21, items: 2 },
  { name: 'Kehrmaschinen', createdDaysAgo: 25, items: 1 },
  { name: 'Weinpresse Umbau', createdDaysAgo: 28, items: 3 },
  { name: 'Seilbahn Talstation', createdDaysAgo: 34, items: 2 },
  { name: 'Noch leer', createdDaysAgo: 41, items: 0 },
  {
    name: 'Schleusentor Antriebe',
    createdDaysAgo: 10,
    items: 2,
    purchaseOrderNumber: 'NM-4500091',
    ...shipped,
    history: [submitted(5)],
  },
  {
    name: 'Steinbrecher Satz',
    createdDaysAgo: 15,
    items: 3,
    purchaseOrderNumber: 'NM-4500084',
    ...partial,
    history: [submitted(13, 'Please confirm the metric shaft on line two.')],
  },
  {
    name: 'Saugbagger',
    createdDaysAgo: 23,
    items: 2,
    purchaseOrderNumber: 'NM-4500071',
    ...shipped,
    history: [
      submitted(21),
      returned(18, 'The works are closed in that week. Please choose a later date.'),
      resubmitted(16, 'Moved to the following week.'),
    ],
  },
  {
    name: 'Streugeräte',
    createdDaysAgo: 19,
    items: 2,
    purchaseOrderNumber: 'NM-4500077',
    ...shipped,
    history: [submitted(17), returned(11, 'Please name a carrier with a tail lift.')],
  },
  {
    name: 'Lüfter Halle 2',
    createdDaysAgo: 47,
    items: 4,
    purchaseOrderNumber: 'NM-4500032',
    specialInstructions: 'Bitte eine Stunde vorher anrufen.',
    ...shipped,
    history: [submitted(44), approved(42, 'Confirmed as requested.')],
  },
  {
    name: 'Pompes de bennes',
    createdDaysAgo: 71,
    items: 2,
    purchaseOrderNumber: 'NM-4500011',
    ...partial,
    history: [
      submitted(67),
      returned(65, 'Please check the direction of rotation of the second line.'),
      resubmitted(64, 'It is counter-clockwise.'),
      approved(62, 'Confirmed. The second line follows two weeks later.'),
    ],
  },
  {
    name: 'Sonderöl Versuch',
    createdDaysAgo: 56,
    items: 1,
    purchaseOrderNumber: 'NM-4500027',
    ...shipped,
    history: [submitted(55), declined(51, 'This fluid is not released for any of our seals.')],
  },
]
