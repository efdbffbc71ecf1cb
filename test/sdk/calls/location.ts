/** Places, countries and what an address there needs. */
import { type EngineCall, notAskedFor, served } from './call.ts'

const COUNTRIES = '`getCountriesAndAddressOptions` says all of it at once'
const PLACES = 'places are content: `GET /api/locations`'

export const locationCalls: readonly EngineCall[] = [
  served(
    'location.getPickupLocations',
    'GET getPickupLocations',
    (_, { locations }) => locations.length > 0,
  ),
  notAskedFor('location.countries', 'GET getCountries', COUNTRIES),
  notAskedFor('location.states', 'GET getStateCodeOptionsByCountryCode', COUNTRIES),
  notAskedFor('location.addressOptions', 'GET getAddressOptionsByCountryCode', COUNTRIES),
  notAskedFor('location.list', 'GET public/location', PLACES),
  {
    ...notAskedFor('location.get', 'GET public/location/any', PLACES),
    parameters: () => ['any'],
  },
]
