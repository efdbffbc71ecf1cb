/** How the pages are put together: their widgets with what is the same in every language. */

import type { PagePath } from './content-words.ts'
import type { Application } from './draw-application.ts'

/** What an element has besides its words. */
export interface ElementLayout {
  readonly imagePath?: string
  readonly linkUrl?: string
  readonly style?: string
  readonly systemCode?: string
}

export interface WidgetLayout extends ElementLayout {
  readonly component:
    | 'content-block'
    | 'action-banner'
    | 'slider'
    | 'resource-links'
    | 'milestone-stats'
    | 'video'
    | 'posts'
    | 'locations'
  readonly items?: readonly ElementLayout[]
}

const picture = (name: string) => `/media/content/${name}.svg`

/** A machine with the way to motors for it. */
function at(application: Application, point: Readonly<Record<string, string>>): ElementLayout {
  const query = new URLSearchParams(point).toString().replaceAll('+', '%20')
  return { imagePath: picture(`in-a-${application}`), linkUrl: `/finder?${query}` }
}

const bare = { component: 'content-block', style: 'Standard' } as const
const four = [{}, {}, {}, {}] as const

export const PAGE_LAYOUTS: Readonly<Record<PagePath, readonly WidgetLayout[]>> = {
  about: [
    {
      ...bare,
      style: 'Content Below Image',
      imagePath: picture('built-to-a-code'),
      linkUrl: '/shop',
    },
    { ...bare, imagePath: picture('the-works') },
    { component: 'milestone-stats', items: four },
    { component: 'action-banner', linkUrl: '/company-milestones' },
    { component: 'posts' },
  ],
  applications: [
    {
      component: 'resource-links',
      items: [
        at('swing', { torque: '250 Nm', speed: '400', pressure: '250 bar' }),
        at('conveyor', { torque: '350 Nm', speed: '60', pressure: '150 bar' }),
        at('harvester', { torque: '600 Nm', speed: '120', pressure: '200 bar' }),
        at('winch', { torque: '1500 Nm', speed: '30', pressure: '200 bar' }),
      ],
    },
    { component: 'milestone-stats', items: four },
  ],
  service: [
    {
      component: 'slider',
      items: [
        { imagePath: picture('sizing'), linkUrl: '/product-type/orbital-motors' },
        { imagePath: picture('repair'), linkUrl: '/where-to-buy' },
        { imagePath: picture('seal-kits'), linkUrl: '/product-type/seal-kits' },
      ],
    },
    {
      component: 'video',
      style: 'In Modal',
      imagePath: picture('clean-oil-before-the-first-start'),
      linkUrl: 'https://www.youtube.com/watch?v=manifold-01',
    },
    {
      component: 'resource-links',
      items: [
        { linkUrl: '/seals-and-fluids' },
        { linkUrl: '/where-to-buy' },
        { linkUrl: '/quality' },
        { linkUrl: '/blog' },
      ],
    },
    { component: 'action-banner', linkUrl: '/shop' },
    { component: 'locations', style: 'slim' },
  ],
  quality: [
    { ...bare, imagePath: picture('on-the-bench') },
    bare,
    {
      component: 'video',
      style: 'In Page',
      imagePath: picture('two-motors-one-bench'),
      linkUrl: 'https://vimeo.com/00000000',
    },
  ],
  'seals-and-fluids': [
    bare,
    { ...bare, imagePath: picture('nbr-or-fkm') },
    {
      ...bare,
      style: 'Content over image',
      imagePath: picture('seal-kits'),
      linkUrl: '/product-type/seal-kits',
    },
  ],
  imprint: [bare, bare],
  privacy: [bare, bare, bare],
  'terms-of-sale': [bare, bare, bare],
  'cookie-policy': [bare, bare],
  'where-to-buy': [],
  'company-milestones': [
    { component: 'milestone-stats', items: [{}, {}, {}] },
    { component: 'action-banner', linkUrl: '/event/open-workshop-2027' },
  ],
  'range/orbital-motors': [
    {
      ...bare,
      style: 'Content over image',
      imagePath: picture('orbital-range'),
      linkUrl: '/product-type/orbital-motors',
    },
    bare,
  ],
  'range/proportional-valves': [
    {
      ...bare,
      style: 'Content Below Image',
      imagePath: picture('valve-range'),
      linkUrl: '/product-type/proportional-valves',
    },
  ],
  'event/open-workshop-2027': [
    { ...bare, imagePath: picture('open-workshop') },
    { component: 'action-banner', linkUrl: 'mailto:counter@manifold.test' },
  ],
  'event/fluid-power-days-2027': [
    {
      ...bare,
      style: 'Content Below Image',
      imagePath: picture('two-speeds-from-one-motor'),
      linkUrl: '/where-to-buy',
    },
  ],
}
