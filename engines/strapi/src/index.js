/** What a start does: languages, who may read, and the starter contents where there are none yet. */
const { place } = require('../place')
const { admitReaders } = require('./starter/readers')
const { fillOnce } = require('./starter/fill')

module.exports = {
  async bootstrap({ strapi }) {
    await fillOnce(strapi)
    await admitReaders(strapi, place())
  },
}
