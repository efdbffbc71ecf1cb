const { place } = require('../place')

module.exports = () => ({
  connection: { client: 'postgres', connection: { connectionString: place().database } },
})
