/** The languages that contents are written in; English stands in for what is not translated. */
exports.languages = { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français' }

/** Adds those that this Strapi does not have. */
exports.addLanguages = async (strapi) => {
  const locales = strapi.plugin('i18n').service('locales')
  for (const [code, name] of Object.entries(exports.languages)) {
    if ((await locales.findByCode(code)) === null) await locales.create({ code, name })
  }
}
