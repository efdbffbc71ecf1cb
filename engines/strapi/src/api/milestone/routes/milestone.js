module.exports = require('@strapi/strapi').factories.createCoreRouter('api::milestone.milestone', {
  only: ['find'],
})
