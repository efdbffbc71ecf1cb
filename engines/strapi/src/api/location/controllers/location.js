module.exports = require('../../../whole-documents').readsWhole('api::location.location')
