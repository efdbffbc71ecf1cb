module.exports = require('@strapi/strapi').factories.createCoreService('api::location.location')
