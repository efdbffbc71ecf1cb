/** Uploads of the starter pictures. */
const { statSync } = require('node:fs')
const { basename } = require('node:path')

const uid = 'plugin::upload.file'

/** Answers the id of the picture that lies at a path of the shop, such as `/media/content/repair.svg`; uploaded once. */
exports.pictureLibrary = (strapi, folder) => {
  const ids = new Map()
  return async function idOf(path) {
    const name = basename(path)
    if (!ids.has(name)) ids.set(name, (await present(name)) ?? (await uploaded(name)))
    return ids.get(name)
  }

  async function present(name) {
    return (await strapi.db.query(uid).findOne({ where: { name } }))?.id
  }

  async function uploaded(name) {
    const filepath = `${folder}/${name}`
    const [file] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name, alternativeText: '' } },
        files: {
          filepath,
          originalFilename: name,
          mimetype: 'image/svg+xml',
          size: statSync(filepath).size,
        },
      })
    return file.id
  }
}
