module.exports = require('../../../whole-documents').readsWhole('api::form.form')
