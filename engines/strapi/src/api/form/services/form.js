module.exports = require('@strapi/strapi').factories.createCoreService('api::form.form')
