/** All content in Spanish. */

import type { ContentWords } from '../../content-words.ts'
import { MILESTONES } from './milestones.ts'
import { PAGES } from './pages.ts'
import { POSTS } from './posts.ts'

export const SPANISH: ContentWords = {
  posts: POSTS,
  pages: PAGES,
  milestones: MILESTONES,
  places: {
    stock: '<p>Motores y bombas en stock; los configurados, en una semana.</p>',
    workshop: '<p>Taller con banco de pruebas: reparación, medición, unidades de intercambio.</p>',
    seals: '<p>Kits de juntas de todas las series, en NBR y FKM, en el mostrador.</p>',
    mobile: '<p>Especialistas en maquinaria móvil; furgonetas de servicio todos los días.</p>',
    warehouse: '<p>Almacén de fábrica; recogida con cita.</p>',
  },
  zones: {
    'US Midwest': 'EE. UU. Medio Oeste',
    'US Northeast': 'EE. UU. Noreste',
    'US South': 'EE. UU. Sur',
    'US West': 'EE. UU. Oeste',
    'EU Central': 'UE Centro',
    'EU West': 'UE Oeste',
    'EU South': 'UE Sur',
  },
  listingBanner: {
    heading: '¿No sabe qué junta?',
    body: '<p>La guía de juntas y fluidos dice qué va con su aceite.</p>',
    link: 'Abrir la guía',
  },
  homeBanner: {
    heading: '¿La placa está gastada?',
    body: '<p>Tres caracteres bastan para empezar.</p>',
    link: 'Cómo leerla',
  },
}
