module.exports = require('@strapi/strapi').factories.createCoreService('api::milestone.milestone')
