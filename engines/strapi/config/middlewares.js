const { place } = require('../place')

module.exports = () => [
  'strapi::logger',
  'strapi::errors',
  // Whoever comes to the shop from here sees a preview: the shop has to be told the host.
  {
    name: 'strapi::security',
    config: { referrerPolicy: { policy: 'strict-origin-when-cross-origin' } },
  },
  { name: 'strapi::cors', config: { origin: place().origins } },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
