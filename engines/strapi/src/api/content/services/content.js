module.exports = require('@strapi/strapi').factories.createCoreService('api::content.content')
