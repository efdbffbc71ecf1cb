/** The settings are asked for once, in no language: with the lines of all of them. */
const { factories } = require('@strapi/strapi')
const { wholeOf } = require('../../../whole-documents')

const uid = 'api::site-setting.site-setting'

module.exports = factories.createCoreController(uid, ({ strapi }) => ({
  async find(context) {
    const documents = strapi.documents(uid)
    const [settings, others] = await Promise.all([
      documents.findFirst({ locale: 'en', populate: wholeOf(strapi.contentType(uid), strapi) }),
      strapi.db.query(uid).findMany({ where: { locale: { $ne: 'en' } } }),
    ])
    if (settings === null) return context.notFound()
    const lines = others.map(({ locale, tagLine }) => [locale, tagLine ?? ''])
    const data = await this.sanitizeOutput(settings, context)
    return { data: { ...data, tagLines: Object.fromEntries(lines) }, meta: {} }
  },
}))
