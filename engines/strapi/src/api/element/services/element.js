module.exports = require('@strapi/strapi').factories.createCoreService('api::element.element')
