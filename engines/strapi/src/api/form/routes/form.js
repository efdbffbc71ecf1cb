module.exports = require('@strapi/strapi').factories.createCoreRouter('api::form.form', {
  only: ['find'],
})
