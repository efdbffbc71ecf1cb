/**
 * FLT: a product for testers. Its model codes are priced like any other, but the option of `outcome`
 * tells the server how to misbehave when asked for the price; `FLTOK1` is the well-behaved one.
 */

import { type Family, modifier, option, value } from '../family.ts'
import { packaging } from '../options/packaging.ts'

const OUTCOME = modifier(
  'outcome',
  ['Outcome of the price call', 'Outcome'],
  [
    option('OK', 'Answers', 'The price comes as it should.'),
    option('SLO', 'Slow answer', 'The price comes late, beyond a comfortable wait.'),
    option('REF', 'Refusal', 'The server understands and says no.'),
    option('MAL', 'Malformed answer', 'The answer breaks off in the middle.'),
    option('MIS', 'Other model', 'The answer names a model that was not asked for.'),
    option('NUL', 'No price', 'The entry in the answer is null.'),
    option('DRP', 'Dropped connection', 'The connection ends without an answer.'),
    option('E5', 'Server error', 'The server answers 500 with a page.'),
    option('EXP', 'Session expired', 'The server answers 401 as if the session had ended.'),
  ],
)

const MODIFIERS = [
  OUTCOME,
  packaging([
    ['1', 'single'],
    ['K', 'carton'],
  ]),
]

export const FLT: Family = {
  skuCode: 'FLT',
  productCode: 'TV-FLT',
  name: 'Fault Demonstrator',
  urlTitle: 'fault-demonstrator',
  brand: 'torvane',
  productType: 'valve',
  modelSearchOnly: true,
  shortDescription:
    'A test device for people who build and check shops: the chosen outcome decides how the price call ends.',
  keywords: 'test device tester demonstration',
  basePrice: 100,
  leadWeeks: 1,
  sizes: [],
  modifiers: { US: MODIFIERS, EU: MODIFIERS },
  technical: [
    value('continuousPressure', 'Pressure', 'pressure', 1),
    value('mass', 'Mass', 'mass', 1),
    value('oilTemperature', 'Oil temperature', 'temperature', [10, 40]),
  ],
  general: [
    ['Use', 'Demonstration of failures of the price call'],
    ['Order', 'By model code'],
  ],
  standards: [['Fluid', 'None']],
  drawing: {
    machine: 'test bench',
    flange: 'none',
    shaft: 'none',
    ports: 'side',
    length: 0.5,
  },
  related: [],
}
