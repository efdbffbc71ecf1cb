/** What content management of the fake shop has written. */
import type { TradeLocation } from '../../src/domain/content/location.ts'
import type { Milestone } from '../../src/domain/content/milestone.ts'
import type { Post } from '../../src/domain/content/post.ts'
import type { ContentElement, ContentPage } from '../../src/domain/content/widget.ts'
import type { FormDefinition } from '../../src/domain/form/form-definition.ts'
import { aContactForm, aForm, aQuestion, aRegistration } from '../builders/a-form.ts'
import {
  aContentPage,
  aLocation,
  aMilestone,
  anElement,
  somePosts,
} from '../builders/some-content.ts'

/** What has been written; a test puts in what it needs. */
export interface FakeContent {
  pages: readonly ContentPage[]
  posts: readonly Post[]
  locations: readonly TradeLocation[]
  milestones: readonly Milestone[]
  elements: readonly ContentElement[]
  forms: readonly FormDefinition[]
}

const inGerman = { writtenIn: 'de' } as const

/**
 * A page 'about', eight posts, three places of which one is out of business, milestones from 1976 to 2022.
 * The first of each is there in German too.
 */
export function demoContent(): FakeContent {
  return {
    forms: demoForms(),
    pages: [aContentPage(), { ...aContentPage(inGerman), title: 'Über uns' }],
    posts: [...somePosts(8), ...somePosts(1).map((post) => ({ ...post, ...inGerman }))],
    locations: [
      aLocation(),
      aLocation({ ...inGerman, deliveryZone: 'USA Nordosten' }),
      aLocation({
        id: 'location-kassel',
        slug: 'nordhang-hydraulik',
        name: 'Nordhang Hydraulik',
        city: 'Kassel',
        postcode: '34117',
        position: { latitude: 51.32, longitude: 9.5 },
        state: '',
        country: 'DE',
        deliveryZone: 'EU Central',
        sortOrder: 1,
        warehouse: { code: 'WH-KAS', name: 'Warehouse Kassel' },
      }),
      aLocation({ id: 'location-closed', slug: 'closed', name: 'Closed Counter', isActive: false }),
    ],
    milestones: [
      aMilestone({ year: 2022, heading: 'Half the fleet' }),
      aMilestone(),
      aMilestone({ ...inGerman, heading: 'Zwei Drehbänke' }),
    ],
    elements: [
      anElement({ systemCode: 'listing-banner' }),
      anElement({ systemCode: 'home-banner', heading: 'The plate is worn?' }),
      anElement({ ...inGerman, systemCode: 'listing-banner' }),
    ],
  }
}

/** The forms that the shop has pages for, a few questions each; the contact form is there in German too. */
function demoForms(): readonly FormDefinition[] {
  const signatory = [aQuestion('signatory', { isRequired: true, name: 'Who signs' })]
  const named = (code: string, heading: string) => ({ id: code, code, heading })
  return [
    aContactForm(),
    aContactForm({ ...inGerman, heading: 'Kontakt' }),
    aRegistration(),
    aForm(signatory, named('account-credit-application', 'Account credit application')),
    aForm(signatory, named('bank-authorisation', 'Bank authorization')),
  ]
}
