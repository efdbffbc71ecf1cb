module.exports = require('../../../whole-documents').readsWhole('api::content.content')
