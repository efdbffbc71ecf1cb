/** Content for tests: posts, places of trade, milestones, elements and pages. */
import type { TradeLocation } from '../../src/domain/content/location.ts'
import type { Milestone } from '../../src/domain/content/milestone.ts'
import type { Post } from '../../src/domain/content/post.ts'
import type { ContentElement, ContentPage } from '../../src/domain/content/widget.ts'
import { aDay } from './a-day.ts'

export function aPost(overrides: Partial<Post> = {}): Post {
  return {
    slug: 'choosing-a-motor',
    title: 'Choosing a motor',
    thumbnail: '/media/content/choosing-a-motor.svg',
    image: '/media/content/choosing-a-motor.svg',
    bodyHtml: '<p>Begin with the torque.</p>',
    publishedOn: aDay('2026-02-03'),
    writtenIn: 'en',
    ...overrides,
  }
}

/** Posts numbered from the newest, a month apart. */
export function somePosts(count: number): readonly Post[] {
  return Array.from({ length: count }, (_, index) => {
    const month = String(12 - (index % 12)).padStart(2, '0')
    const year = 2025 - Math.floor(index / 12)
    const slug = `post-${index + 1}`
    return aPost({ slug, title: `Post ${index + 1}`, publishedOn: aDay(`${year}-${month}-10`) })
  })
}

export function aLocation(overrides: Partial<TradeLocation> = {}): TradeLocation {
  return {
    id: 'location-erie',
    slug: 'lakeshore-fluid-power',
    name: 'Lakeshore Fluid Power',
    street: '118 Dock Street',
    city: 'Erie',
    postcode: '16501',
    state: 'PA',
    country: 'US',
    position: { latitude: 42.13, longitude: -80.09 },
    phone: '+1 555 0100',
    email: 'counter@lakeshore.test',
    descriptionHtml: '<p>Motors and seal kits from stock.</p>',
    deliveryZone: 'US Northeast',
    sortOrder: 2,
    isActive: true,
    warehouse: undefined,
    writtenIn: 'en',
    ...overrides,
  }
}

export function aMilestone(overrides: Partial<Milestone> = {}): Milestone {
  return {
    year: 1976,
    heading: 'Two lathes',
    text: 'The first motor.',
    image: undefined,
    writtenIn: 'en',
    ...overrides,
  }
}

export function anElement(overrides: Partial<ContentElement> = {}): ContentElement {
  return {
    id: '1',
    heading: 'Seals and fluids',
    bodyHtml: '<p>What goes with what.</p>',
    image: '/media/content/seals.svg',
    link: { href: '/seals-and-fluids', label: 'Read the guide' },
    style: '',
    systemCode: 'seals',
    writtenIn: 'en',
    ...overrides,
  }
}

export function aContentPage(overrides: Partial<ContentPage> = {}): ContentPage {
  return {
    path: 'about',
    title: 'About us',
    lead: 'Who builds the motors.',
    widgets: [{ kind: 'block', style: 'standard', element: anElement() }],
    writtenIn: 'en',
    ...overrides,
  }
}
