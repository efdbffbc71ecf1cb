/** What trade customers say about three products, in their own languages; two of it wait or were declined. */

import type { ProductReview } from '../commerce/reviews/review-store.ts'

export interface ReviewSeed {
  readonly skuCode: string
  readonly locale: ProductReview['locale']
  readonly countryCode: string
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly daysAgo: number
  /** The demo account that has written it; without one it belongs to nobody here. */
  readonly owner?: string
  readonly declineReason?: string
}

export const REVIEWS: readonly ReviewSeed[] = [
  {
    skuCode: 'TM2',
    locale: 'en',
    countryCode: 'US',
    rating: 5,
    title: 'Four seasons on a conveyor drive',
    text: 'We run six of them on grain conveyors, twelve hours a day in harvest. No leak at the shaft so far. The model code on the plate saved us a phone call when we ordered the seventh.',
    daysAgo: 12,
  },
  {
    skuCode: 'TM2',
    locale: 'de',
    countryCode: 'DE',
    rating: 4,
    title: 'Läuft ruhig, Anlauf unter Last kräftig',
    text: 'Im Kehrbesen seit einem Jahr im Einsatz. Unter 15 min⁻¹ ist der Lauf etwas ungleichmäßig, das steht aber so im Datenblatt.',
    daysAgo: 31,
  },
  {
    skuCode: 'TM2',
    locale: 'fr',
    countryCode: 'FR',
    rating: 5,
    title: 'Montage sans reprise',
    text: 'Bride et arbre aux cotes du plan, remplacement en deux heures sur un épandeur. La peinture tient bien au sel.',
    daysAgo: 58,
  },
  {
    skuCode: 'TM2',
    locale: 'es',
    countryCode: 'ES',
    rating: 3,
    title: 'Buen motor, plazo justo',
    text: 'El par es el que promete la curva. El plazo de entrega con eje estriado fue de siete semanas; conviene pedirlo con tiempo.',
    daysAgo: 90,
  },
  {
    skuCode: 'TM2',
    locale: 'en',
    countryCode: 'GB',
    rating: 4,
    title: 'Case drain is worth having',
    text: 'Fitted to a winch with back pressure in the return line. Specify the case drain from the start: we did not, and changed a shaft seal after three months.',
    daysAgo: 133,
  },
  {
    skuCode: 'TM2',
    locale: 'de',
    countryCode: 'AT',
    rating: 5,
    title: '',
    text: 'Passt ohne Umbau auf den alten Lochkreis.',
    daysAgo: 170,
  },
  {
    skuCode: 'TM2',
    locale: 'en',
    countryCode: 'US',
    rating: 2,
    title: 'Check the port size twice',
    text: 'Motor is fine. We chose the wrong ports and the adapters cost us a day. The drawing does show it, so read it before you order.',
    daysAgo: 214,
  },
  {
    skuCode: 'SKP',
    locale: 'en',
    countryCode: 'US',
    rating: 5,
    title: 'Everything in the bag',
    text: 'Shaft seal, section rings and backup rings, all there and marked. Pump was back on the truck the same afternoon.',
    daysAgo: 20,
  },
  {
    skuCode: 'SKP',
    locale: 'de',
    countryCode: 'DE',
    rating: 4,
    title: 'Vollständiger Satz',
    text: 'Alle Ringe dabei und sauber getrennt verpackt. Eine Skizze mit der Einbaulage wäre hilfreich.',
    daysAgo: 77,
  },
  {
    skuCode: 'SKP',
    locale: 'fr',
    countryCode: 'BE',
    rating: 5,
    title: 'Conforme',
    text: '',
    daysAgo: 120,
  },
  {
    skuCode: 'PV4',
    locale: 'en',
    countryCode: 'CA',
    rating: 4,
    title: 'Quiet at half stroke',
    text: 'Replaced a fixed pump on a test stand. Noise is down, and the compensator holds its pressure. Bleed the case before the first start.',
    daysAgo: 45,
  },
  {
    skuCode: 'PV4',
    locale: 'es',
    countryCode: 'MX',
    rating: 5,
    title: 'Ahorra aceite caliente',
    text: 'Con el compensador de presión el depósito trabaja 12 °C más frío que antes.',
    daysAgo: 101,
  },
  {
    skuCode: 'SKP',
    locale: 'en',
    countryCode: 'US',
    rating: 4,
    title: 'Second kit this year',
    text: 'Good rings, quick delivery.',
    daysAgo: 1,
    owner: 'other-us@manifold.test',
  },
  {
    skuCode: 'TM2',
    locale: 'en',
    countryCode: 'GB',
    rating: 1,
    title: 'Late',
    text: 'The carrier came two days late.',
    daysAgo: 9,
    owner: 'gb@manifold.test',
    declineReason:
      'This is about the carrier, not about the motor. Please write to us about the delivery, and tell others here what the motor is like.',
  },
]
