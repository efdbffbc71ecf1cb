module.exports = require('../../../whole-documents').readsWhole('api::element.element')
