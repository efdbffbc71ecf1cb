/** All content in French. */

import type { ContentWords } from '../../content-words.ts'
import { MILESTONES } from './milestones.ts'
import { PAGES } from './pages.ts'
import { POSTS } from './posts.ts'

export const FRENCH: ContentWords = {
  posts: POSTS,
  pages: PAGES,
  milestones: MILESTONES,
  places: {
    stock: '<p>Moteurs et pompes en stock, configurés sous une semaine.</p>',
    workshop: '<p>Atelier avec banc d’essai : réparation, mesure, échange standard.</p>',
    seals: '<p>Kits de joints de toutes les séries, en NBR et FKM, au comptoir.</p>',
    mobile: '<p>Spécialistes des engins mobiles ; camionnettes de service chaque jour.</p>',
    warehouse: '<p>Entrepôt de l’usine ; retrait sur rendez-vous.</p>',
  },
  zones: {
    'US Midwest': 'États-Unis Midwest',
    'US Northeast': 'États-Unis Nord-Est',
    'US South': 'États-Unis Sud',
    'US West': 'États-Unis Ouest',
    'EU Central': 'UE Centre',
    'EU West': 'UE Ouest',
    'EU South': 'UE Sud',
  },
  listingBanner: {
    heading: 'Un doute sur le joint ?',
    body: '<p>Le guide des joints et fluides dit ce qui va avec votre huile.</p>',
    link: 'Ouvrir le guide',
  },
  homeBanner: {
    heading: 'La plaque est usée ?',
    body: '<p>Trois caractères suffisent pour commencer.</p>',
    link: 'Comment la lire',
  },
}
