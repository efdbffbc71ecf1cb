/** Where to buy: invented dealers in real towns, with numbers that are not assigned. */

import type { DeliveryZone, PlaceKind } from './content-words.ts'

export interface Place {
  readonly slug: string
  readonly name: string
  readonly street: string
  readonly city: string
  readonly postcode: string
  readonly state: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly phone: string
  readonly zone: DeliveryZone
  readonly kind: PlaceKind
  readonly active: boolean
  readonly warehouse?: { readonly code: string; readonly name: string }
}

type Line = readonly [
  address: readonly [slug: string, name: string, street: string, city: string, postcode: string],
  region: readonly [state: string, country: string, zone: DeliveryZone],
  position: readonly [latitude: number, longitude: number],
  trade: readonly [phone: string, kind: PlaceKind],
]

const LINES: readonly Line[] = [
  [
    ['works-warehouse-ohio', 'Manifold Warehouse Ohio', '2200 Canal Road', 'Toledo', '43604'],
    ['OH', 'US', 'US Midwest'],
    [41.65, -83.54],
    ['+1 555 0110', 'warehouse'],
  ],
  [
    ['lakeshore-fluid-power', 'Lakeshore Fluid Power', '118 Dock Street', 'Erie', '16501'],
    ['PA', 'US', 'US Northeast'],
    [42.13, -80.09],
    ['+1 555 0111', 'stock'],
  ],
  [
    ['three-rivers-drives', 'Three Rivers Drives', '640 Foundry Avenue', 'Davenport', '52801'],
    ['IA', 'US', 'US Midwest'],
    [41.52, -90.58],
    ['+1 555 0112', 'mobile'],
  ],
  [
    ['gulf-line-hydraulics', 'Gulf Line Hydraulics', '75 Harbor Loop', 'Mobile', '36602'],
    ['AL', 'US', 'US South'],
    [30.69, -88.04],
    ['+1 555 0113', 'workshop'],
  ],
  [
    ['high-plains-motors', 'High Plains Motors', '901 Elevator Road', 'Amarillo', '79101'],
    ['TX', 'US', 'US South'],
    [35.21, -101.83],
    ['+1 555 0114', 'seals'],
  ],
  [
    ['cascade-power-units', 'Cascade Power Units', '33 Mill Race Way', 'Tacoma', '98402'],
    ['WA', 'US', 'US West'],
    [47.25, -122.44],
    ['+1 555 0115', 'workshop'],
  ],
  [
    ['valley-pump-counter', 'Valley Pump Counter', '4410 Almond Street', 'Fresno', '93721'],
    ['CA', 'US', 'US West'],
    [36.74, -119.79],
    ['+1 555 0116', 'stock'],
  ],
  [
    ['works-warehouse-kassel', 'Manifold Lager Kassel', 'Musterring 4', 'Kassel', '34117'],
    ['', 'DE', 'EU Central'],
    [51.31, 9.48],
    ['+49 555 0120', 'warehouse'],
  ],
  [
    ['nordhang-hydraulik', 'Nordhang Hydraulik', 'Werftgasse 12', 'Bremen', '28195'],
    ['', 'DE', 'EU Central'],
    [53.08, 8.8],
    ['+49 555 0121', 'mobile'],
  ],
  [
    ['donautal-antriebe', 'Donautal Antriebe', 'Schleusenweg 9', 'Linz', '4020'],
    ['', 'AT', 'EU Central'],
    [48.31, 14.29],
    ['+43 555 0122', 'workshop'],
  ],
  [
    ['comptoir-du-rhone', 'Comptoir du Rhône', '27 quai du Halage', 'Valence', '26000'],
    ['', 'FR', 'EU West'],
    [44.93, 4.89],
    ['+33 555 0123', 'stock'],
  ],
  [
    ['atelier-de-la-loire', 'Atelier de la Loire', '8 rue des Écluses', 'Angers', '49000'],
    ['', 'FR', 'EU West'],
    [47.47, -0.55],
    ['+33 555 0124', 'seals'],
  ],
  [
    ['mecanica-del-ebro', 'Mecánica del Ebro', 'Calle del Molino 15', 'Zaragoza', '50001'],
    ['', 'ES', 'EU South'],
    [41.65, -0.88],
    ['+34 555 0125', 'workshop'],
  ],
  [
    ['bahia-oleohidraulica', 'Bahía Oleohidráulica', 'Avenida del Puerto 61', 'Málaga', '29001'],
    ['', 'ES', 'EU South'],
    [36.72, -4.42],
    ['+34 555 0126', 'mobile'],
  ],
]

const WAREHOUSES: Readonly<Record<string, { code: string; name: string }>> = {
  'works-warehouse-ohio': { code: 'WH-OHI', name: 'Ohio' },
  'works-warehouse-kassel': { code: 'WH-KAS', name: 'Kassel' },
}

const CLOSED: Place = {
  slug: 'old-quay-counter',
  name: 'Old Quay Counter',
  street: '1 Old Quay',
  city: 'Duluth',
  postcode: '55802',
  state: 'MN',
  country: 'US',
  latitude: 46.78,
  longitude: -92.1,
  phone: '+1 555 0119',
  zone: 'US Midwest',
  kind: 'stock',
  active: false,
}

/** In the editor's order; the last one has gone out of business. */
export const PLACES: readonly Place[] = [...LINES.map(placeOf), CLOSED]

function placeOf([address, region, [latitude, longitude], [phone, kind]]: Line): Place {
  const [slug, name, street, city, postcode] = address
  const [state, country, zone] = region
  const warehouse = WAREHOUSES[slug]
  const rest = { latitude, longitude, phone, kind, active: true, ...(warehouse && { warehouse }) }
  return { slug, name, street, city, postcode, state, country, zone, ...rest }
}
