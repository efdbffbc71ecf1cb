/** All content in English. */

import type { ContentWords } from '../../content-words.ts'
import { MILESTONES } from './milestones.ts'
import { PAGES } from './pages.ts'
import { POSTS } from './posts.ts'

export const ENGLISH: ContentWords = {
  posts: POSTS,
  pages: PAGES,
  milestones: MILESTONES,
  places: {
    stock: '<p>Motors and pumps from stock, configured units within a week.</p>',
    workshop: '<p>Workshop with test bench: repair, measurement, exchange units.</p>',
    seals: '<p>Seal kits for all series, in NBR and FKM, at the counter.</p>',
    mobile: '<p>Specialists for mobile machines; service vans on the road every day.</p>',
    warehouse: '<p>Factory warehouse; pickup by appointment.</p>',
  },
  zones: {
    'US Midwest': 'US Midwest',
    'US Northeast': 'US Northeast',
    'US South': 'US South',
    'US West': 'US West',
    'EU Central': 'EU Central',
    'EU West': 'EU West',
    'EU South': 'EU South',
  },
  listingBanner: {
    heading: 'Not sure which seal?',
    body: '<p>The guide to seals and fluids says what goes with your oil.</p>',
    link: 'Open the guide',
  },
  homeBanner: {
    heading: 'Worn nameplate?',
    body: '<p>Three characters are enough to start.</p>',
    link: 'How to read it',
  },
}
