module.exports = require('@strapi/strapi').factories.createCoreRouter('api::element.element', {
  only: ['find'],
})
