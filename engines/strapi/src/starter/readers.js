/** Who may read: everybody, or whoever has the token. Nobody may write by this interface. */

/** One of these for each content type. */
exports.reads = ['content', 'element', 'form', 'location', 'milestone', 'page', 'site-setting'].map(
  (name) => `api::${name}.${name}.find`,
)

const tokenName = 'The shop reads'

exports.admitReaders = async (strapi, { isOpen, readToken }) => {
  await letEverybodyRead(strapi, isOpen)
  await letTokenRead(strapi, readToken)
}

async function letEverybodyRead(strapi, isOpen) {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' } })
  const permissions = strapi.db.query('plugin::users-permissions.permission')
  for (const action of exports.reads) {
    const where = { action, role: role.id }
    const given = await permissions.findOne({ where })
    if (isOpen && given === null) await permissions.create({ data: where })
    if (!isOpen && given !== null) await permissions.delete({ where: { id: given.id } })
  }
}

/** The token of the environment is the only one of its name: another one takes its place. */
async function letTokenRead(strapi, token) {
  const tokens = strapi.service('admin::api-token')
  const present = await strapi.db.query('admin::api-token').findOne({ where: { name: tokenName } })
  if (present !== null) await tokens.revoke(present.id)
  if (token === '') return
  const { id } = await tokens.create({
    name: tokenName,
    description: 'Reads contents and nothing else.',
    type: 'custom',
    permissions: exports.reads,
    lifespan: null,
  })
  await strapi.db
    .query('admin::api-token')
    .update({ where: { id }, data: { accessKey: tokens.hash(token), encryptedKey: null } })
}
