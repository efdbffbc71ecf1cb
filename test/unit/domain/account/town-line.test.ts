import { expect, it } from 'vitest'
import { townLine } from '../../../../src/domain/account/town-line.ts'

it.each([
  ['US', 'Duluth', 'MN', '55802', 'Duluth, MN 55802'],
  ['DE', 'Emden', '', '26723', '26723 Emden'],
  ['ES', 'Bilbao', 'BI', '48001', '48001 Bilbao, BI'],
  ['GB', 'Leeds', '', 'LS1 4DY', 'Leeds, LS1 4DY'],
  ['FR', 'Lyon', '', '', 'Lyon'],
])(
  'has the postal code where letters of %s have it',
  (countryCode, city, stateCode, postalCode, line) => {
    expect(townLine({ countryCode, city, stateCode, postalCode })).toBe(line)
  },
)
