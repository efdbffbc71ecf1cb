/** Which places are visited, and how each of them is looked at. */
import { type Place, places } from './places.ts'

export const roles = ['visitor', 'customer'] as const
export const languages = ['en_us', 'de', 'es', 'fr'] as const
export const widths = [360, 768, 1280, 1920] as const
export type Role = (typeof roles)[number]
export type Language = (typeof languages)[number]
export type Width = (typeof widths)[number]

/** A place, opened once in a language and looked at in some widths, one after the other. */
export interface Visit {
  readonly place: Place
  readonly language: Language
  readonly widths: readonly Width[]
  /** Languages it is changed to in place afterwards, where it is narrowest. */
  readonly others: readonly Language[]
  /** Whether it is loaded afresh, or reached from the page before, which takes a third of the time. */
  readonly isLoaded: boolean
  /** Where axe judges it, which takes most of the time of a visit. */
  readonly axe: 'every width' | 'first width' | 'nowhere'
}

/** Every how many of the places that are open to all are seen by a customer as well. */
const shared = 4
/** Every how many of the places are loaded afresh. */
const loaded = 6

/**
 * A selection that meets every place: those for customers as a customer, all others as a visitor and some
 * of them as a customer too. The languages and widths take turns; one language after the other is spoken. Axe judges each kind of page once: at the
 * places that show what no other place shows, for the role that all of them are for. Full pages are read in all
 * languages where they are narrowest.
 */
export function someVisits(role: Role): readonly Visit[] {
  const open = places.filter((place) => !place.isForCustomers)
  const own =
    role === 'visitor'
      ? open
      : places.filter((place) => place.isForCustomers || open.indexOf(place) % shared === 0)
  const visits = own.map((place, at): Visit => {
    const isOwn = role === (place.isForCustomers ? 'customer' : 'visitor')
    const isKind = isOwn && place[role] === undefined && !place.isLikeAnother
    return {
      place,
      language: inTurn(languages, at, 'en_us'),
      widths: [inTurn(widths, Math.floor(at / languages.length) + at, 360)],
      others: isOwn && place.isFull ? languages : [],
      // To go there inside the shop is to sign out, which leads elsewhere.
      isLoaded: at % loaded === 0 || place.isLast === true,
      axe: isKind ? 'first width' : 'nowhere',
    }
  })
  return languages.flatMap((language) => visits.filter((visit) => visit.language === language))
}

function inTurn<Of>(all: readonly Of[], at: number, otherwise: Of): Of {
  return all[at % all.length] ?? otherwise
}

/** Every place there is, in one language and every width. */
export function allVisits(language: Language): readonly Visit[] {
  return places.map((place) => ({
    place,
    language,
    widths,
    others: [],
    isLoaded: true,
    axe: 'every width',
  }))
}
