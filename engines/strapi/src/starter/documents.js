/** A document of the starter as this Strapi keeps it. */

/** The field that a document of a collection is known by, the same in every language. */
exports.keys = {
  contents: 'slug',
  pages: 'path',
  elements: 'systemCode',
  locations: 'slug',
  milestones: 'year',
  forms: 'formCode',
}

/**
 * The fields of a model, with uploads in place of the addresses of pictures. Left out are ids, which Strapi numbers
 * itself, empty texts, and fields that the model does not have.
 */
exports.documentOf = async function documentOf(strapi, { attributes }, doc, idOf) {
  const kept = {}
  for (const [name, value] of Object.entries(doc)) {
    const attribute = attributes[name]
    if (attribute === undefined || value === '' || value === null) continue
    kept[name] = await valueOf(strapi, attribute, value, idOf)
  }
  return kept
}

async function valueOf(strapi, { type, component, repeatable }, value, idOf) {
  const part = (name, each) => exports.documentOf(strapi, strapi.components[name], each, idOf)
  if (type === 'media') return idOf(typeof value === 'string' ? value : value.url)
  if (type === 'json') return typeof value === 'string' ? JSON.parse(value) : value
  if (type === 'enumeration') return String(value)
  if (type === 'component') {
    return repeatable ? inTurn(value, (each) => part(component, each)) : part(component, value)
  }
  if (type === 'dynamiczone') {
    return inTurn(value, async (each) => ({
      __component: each.__component,
      ...(await part(each.__component, each)),
    }))
  }
  return value
}

/** One after the other, so that a picture is uploaded once. */
async function inTurn(values, make) {
  const made = []
  for (const each of values) made.push(await make(each))
  return made
}
