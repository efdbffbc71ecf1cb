/**
 * Reads of the shop are answered with whole documents. `populate=*` reaches one level down; pictures of elements of a
 * widget and the options of a question are further.
 */
const { factories } = require('@strapi/strapi')

/** The controller of a collection. A read that names fields gets those alone. */
exports.readsWhole = (uid) =>
  factories.createCoreController(uid, ({ strapi }) => ({
    async find(context) {
      await this.validateQuery(context)
      const query = await this.sanitizeQuery(context)
      const populate = wholeOf(strapi.contentType(uid), strapi)
      const { results, pagination } = await strapi
        .service(uid)
        .find(query.fields === undefined ? { ...query, populate } : query)
      return this.transformResponse(await this.sanitizeOutput(results, context), { pagination })
    },
  }))

/** What has to be asked for to get all of a model: its pictures, and its components with theirs. */
function wholeOf({ attributes }, strapi) {
  const parts = Object.entries(attributes).flatMap(([name, attribute]) => {
    const part = partOf(attribute, strapi)
    return part === undefined ? [] : [[name, part]]
  })
  return Object.fromEntries(parts)
}

function partOf({ type, component, components }, strapi) {
  if (type === 'media') return true
  const whole = (name) => ({ populate: wholeOf(strapi.components[name], strapi) })
  if (type === 'component') return whole(component)
  if (type === 'dynamiczone') {
    return { on: Object.fromEntries(components.map((name) => [name, whole(name)])) }
  }
  return undefined
}

exports.wholeOf = wholeOf
