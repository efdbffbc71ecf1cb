/** All content in German. */

import type { ContentWords } from '../../content-words.ts'
import { MILESTONES } from './milestones.ts'
import { PAGES } from './pages.ts'
import { POSTS } from './posts.ts'

export const GERMAN: ContentWords = {
  posts: POSTS,
  pages: PAGES,
  milestones: MILESTONES,
  places: {
    stock: '<p>Motoren und Pumpen ab Lager, konfigurierte binnen einer Woche.</p>',
    workshop: '<p>Werkstatt mit Prüfstand: Reparatur, Messung, Tauschgeräte.</p>',
    seals: '<p>Dichtsätze aller Baureihen in NBR und FKM im Thekenverkauf.</p>',
    mobile: '<p>Fachbetrieb für mobile Maschinen; täglich Servicewagen unterwegs.</p>',
    warehouse: '<p>Werkslager; Abholung nach Absprache.</p>',
  },
  zones: {
    'US Midwest': 'USA Mittlerer Westen',
    'US Northeast': 'USA Nordosten',
    'US South': 'USA Süden',
    'US West': 'USA Westen',
    'EU Central': 'EU Mitte',
    'EU West': 'EU Westen',
    'EU South': 'EU Süden',
  },
  listingBanner: {
    heading: 'Unsicher bei der Dichtung?',
    body: '<p>Der Leitfaden Dichtungen und Flüssigkeiten sagt, was zu Ihrem Öl passt.</p>',
    link: 'Leitfaden öffnen',
  },
  homeBanner: {
    heading: 'Typenschild abgenutzt?',
    body: '<p>Drei Zeichen genügen für den Anfang.</p>',
    link: 'So lesen Sie es',
  },
}
