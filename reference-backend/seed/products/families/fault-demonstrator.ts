/**
 * Products for testers. FLT: its model codes are priced like any other, but the option of `outcome` tells
 * the server how to misbehave when asked for the price or when the line is added; `FLTOK1` is the
 * well-behaved one. FLS: its definition comes late from storage, the rest is as it should be.
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
    option('LST', 'Price lost once', 'The first answer to a group of prices is lost.'),
    option(
      'BRF',
      'Refused batch',
      'Priced as it should; lines added together with it are refused.',
    ),
    option('BSL', 'Slow batch', 'Priced as it should; lines added together with it take long.'),
    option(
      'BDR',
      'Lost batch',
      'Priced as it should; what is added with it is saved, the answer is lost.',
    ),
  ],
)

const PACKAGING = packaging([
  ['1', 'single'],
  ['K', 'carton'],
])

const MODIFIERS = [OUTCOME, PACKAGING]

const CALM_OUTCOME = { ...OUTCOME, options: OUTCOME.options.slice(0, 1) }

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

export const FLS: Family = {
  ...FLT,
  skuCode: 'FLS',
  productCode: 'TV-FLS',
  name: 'Slow Shelf Demonstrator',
  urlTitle: 'slow-shelf-demonstrator',
  shortDescription:
    'A test device for people who build and check shops: its definition takes its time to come.',
  modifiers: { US: [CALM_OUTCOME, PACKAGING], EU: [CALM_OUTCOME, PACKAGING] },
  drawing: { ...FLT.drawing, length: 0.9 },
}
