module.exports = require('@strapi/strapi').factories.createCoreRouter('api::location.location', {
  only: ['find'],
})
