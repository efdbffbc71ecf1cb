/** FJB: straight fittings. Port and tube only go together where their sizes are neighbours. */

import { value } from '../family.ts'
import { group, plainFamily } from './plain-family.ts'

/** Port and tube that are made. */
const PAIRS = [
  ['04', '04'],
  ['04', '06'],
  ['06', '06'],
  ['06', '08'],
  ['08', '08'],
  ['08', '12'],
  ['12', '12'],
] as const

export const FJB = plainFamily({
  skuCode: 'FJB',
  productCode: 'TV-FJB',
  name: 'Straight Port Fitting, 37° Flare',
  urlTitle: 'straight-port-fitting',
  brand: 'torvane',
  productType: 'connection',
  shortDescription:
    '<p><strong>From a BSPP port to a 37° flared tube, in one piece.</strong> Forged hexagon, soft seal on the port side.</p>',
  keywords: 'fitting adapter straight male stud BSPP JIC flare tube port connector',
  leadWeeks: 0,
  plain: {
    groups: [
      group('portThread', 'Port thread', [
        ['04', 'G 1/4'],
        ['06', 'G 3/8', { add: 60 }],
        ['08', 'G 1/2', { add: 150 }],
        ['12', 'G 3/4', { add: 390 }],
      ]),
      group('tubeThread', 'Tube thread', [
        ['04', '7/16-20 UNF, 1/4 in tube'],
        ['06', '9/16-18 UNF, 3/8 in tube', { add: 30 }],
        ['08', '3/4-16 UNF, 1/2 in tube', { add: 80 }],
        ['12', '1 1/16-12 UN, 3/4 in tube', { add: 190 }],
      ]),
      group('finish', 'Finish', [
        ['Z', 'Steel, zinc-nickel'],
        ['S', 'Stainless steel', { times: 3.4, weeks: 2 }],
      ]),
    ],
    skus: ['Z', 'S'].flatMap((finish) => PAIRS.map(([port, tube]) => [port, tube, finish])),
    baseCents: 215,
    priceShownTo: 'all',
    minimum: 10,
    maximum: 5000,
  },
  technical: [
    value('continuousPressure', 'Continuous pressure', 'pressure', [250, 420]),
    value('mass', 'Mass', 'mass', [0.04, 0.21]),
    value('overallLength', 'Length', 'length', [32, 51]),
    value('oilTemperature', 'Oil temperature', 'temperature', [-35, 100]),
  ],
  general: [
    ['Port side', 'BSPP with captive elastomer seal'],
    ['Tube side', '37° flare'],
  ],
  standards: [
    ['Ports', 'ISO 1179-1'],
    ['Flare', 'ISO 8434-2'],
  ],
  drawing: { machine: 'fitting', flange: 'none', shaft: 'none', ports: 'side', length: 0.35 },
  related: ['FSF', 'QCF', 'GP1'],
  stock: { FJB0404Z: 4200, FJB0606Z: 3100, FJB0808Z: 60, FJB1212Z: 0, FJB0808S: 40 },
})
