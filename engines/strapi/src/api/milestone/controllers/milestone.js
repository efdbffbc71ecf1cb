module.exports = require('../../../whole-documents').readsWhole('api::milestone.milestone')
