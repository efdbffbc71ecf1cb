/** TMB: an orbital motor with what it takes to mount and to overhaul it, chosen by the customer. */

import { value } from '../family.ts'
import { plainFamily } from './plain-family.ts'

export const TMB = plainFamily({
  skuCode: 'TMB',
  productCode: 'TV-TMB',
  name: 'Orbital Motor Bundle',
  urlTitle: 'orbital-motor-bundle',
  brand: 'torvane',
  productType: 'orbital',
  shortDescription:
    '<p><strong>Motor, seal kit and fittings in one order.</strong> Choose the motor from stock, the fittings for its ports and the seal kit for its first overhaul.</p>',
  keywords: 'bundle set motor seal kit fittings from stock complete',
  leadWeeks: 0,
  plain: {
    groups: [],
    skus: [['']],
    notInCart: ['TMB'],
    notQuoted: ['TMB'],
    baseCents: 0,
    priceShownTo: 'all',
    minimum: 1,
    maximum: 100,
  },
  bundle: [
    {
      code: 'motor',
      name: 'Motor',
      minimum: 1,
      maximum: 1,
      skuCodes: ['TMK080', 'TMK160', 'TMK250'],
    },
    {
      code: 'fittings',
      name: 'Fittings',
      minimum: 2,
      maximum: 4,
      skuCodes: ['FJB0606Z', 'FJB0608Z', 'FJB0808Z', 'FJB0812Z', 'FJB0808S', 'FJB1212Z'],
    },
    {
      code: 'sealKit',
      name: 'Seal kit',
      minimum: 0,
      maximum: 2,
      skuCodes: ['SKT2NS', 'SKT2NC', 'SKT2VS', 'SKT2VC'],
    },
  ],
  technical: [
    value('continuousPressure', 'Continuous pressure', 'pressure', [100, 140]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-30, 90]),
  ],
  general: [],
  standards: [],
  drawing: {
    machine: 'spool motor',
    flange: 'two bolts',
    shaft: 'keyed',
    ports: 'side',
    length: 0.9,
  },
  related: ['TMK', 'SKT', 'FJB'],
})
