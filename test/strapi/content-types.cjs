/** The content of docs/wire.md ("Content") as Strapi's content types and components. */

const text = { type: 'text' }
const string = { type: 'string' }
const number = { type: 'decimal' }
const picture = { type: 'json' }

const element = {
  contentHeading: string,
  contentBody: text,
  imagePath: string,
  linkUrl: string,
  linkLabel: string,
  style: string,
  systemCode: string,
}

const widgets = [
  'content-block',
  'action-banner',
  'listing-banner',
  'slider',
  'resource-links',
  'milestone-stats',
  'video',
  'posts',
  'subscribe-form',
  'locations',
]

/** Components by category and name. */
exports.components = {
  'parts/element': { collectionName: 'components_parts_elements', attributes: element },
  ...Object.fromEntries(
    widgets.map((name) => [
      `widgets/${name}`,
      {
        collectionName: `components_widgets_${name.replaceAll('-', '_')}`,
        attributes: {
          ...element,
          items: { type: 'component', repeatable: true, component: 'parts.element' },
        },
      },
    ]),
  ),
}

/** Attributes by the name of one document; the plural is that name with an s. */
exports.contentTypes = {
  content: {
    title: string,
    slug: string,
    SubText: text,
    contentPublicationDate: { type: 'date' },
    Thumbnail: picture,
    postImage: picture,
  },
  page: {
    path: string,
    title: string,
    lead: text,
    elements: {
      type: 'dynamiczone',
      components: widgets.map((name) => `widgets.${name}`),
    },
  },
  element,
  location: {
    slug: string,
    CustomerName: string,
    PhysicalAddress1: string,
    PhysicalCity: string,
    PhysicalPostcode: string,
    PhysicalState: string,
    PhysicalCountry: string,
    AddressLatitude: number,
    AddressLongitude: number,
    PhoneNo: string,
    email: string,
    Description: text,
    DeliveryZone: string,
    sortOrder: { type: 'integer' },
    active: { type: 'boolean' },
    locationCode: string,
    locationName: string,
  },
  milestone: {
    year: { type: 'integer' },
    contentHeading: string,
    contentBody: text,
    imagePath: string,
  },
}
