/** The numbers by which an order is followed, one under another, each a link where its carrier's page is known (ACCT-10). */
import type { Fulfilment } from '../../../domain/quote/fulfilment.ts'
import { CarrierLink } from './CarrierLink.tsx'
import * as styles from './CarrierLinks.css.ts'

interface CarrierLinksProps {
  readonly fulfilments: readonly Pick<Fulfilment, 'trackingNumbers' | 'carrierHrefs'>[]
}

export function CarrierLinks({ fulfilments }: CarrierLinksProps) {
  const hrefs = Object.assign({}, ...fulfilments.map(({ carrierHrefs }) => carrierHrefs))
  const numbers = new Set(fulfilments.flatMap(({ trackingNumbers }) => trackingNumbers))
  return [...numbers].map((number) => (
    <div key={number} className={styles.number}>
      <CarrierLink number={number} href={hrefs[number]} />
    </div>
  ))
}
