module.exports = require('../../../whole-documents').readsWhole('api::page.page')
