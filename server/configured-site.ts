/** The operator's settings, read once when the server starts. */

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { PageModule, ConfiguredSite } from './pages.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Nothing is told: everything is on the shop's own origin. */
export const OWN_SITE: ConfiguredSite = {
  text: '',
  services: [],
  pictures: [],
  vault: undefined,
  media: '',
  isElsewhere: false,
  isOwnCatalogue: true,
}

/** The built renderer; undefined where there is none. */
export async function rendererAt(file: string): Promise<PageModule | undefined> {
  return existsSync(file) ? import(/* @vite-ignore */ pathToFileURL(file).href) : undefined
}

/** The site that the environment tells of, by itself or by a file. Throws in one sentence when it cannot be read. */
export async function configuredSite(
  module: Pick<PageModule, 'siteToldBy'> | undefined,
  env: Environment,
  shopAddress: string,
): Promise<ConfiguredSite> {
  const file = await configurationFile(env)
  if (module === undefined) {
    if (file === undefined) return OWN_SITE
    throw new Error('CONFIG_FILE cannot be read without the built renderer: run npm run build.')
  }
  const site = module.siteToldBy({ environment: env, file }, shopAddress)
  if ('problem' in site) throw new Error(site.problem)
  return site
}

async function configurationFile({ CONFIG_FILE: name }: Environment): Promise<string | undefined> {
  if (!name) return undefined
  try {
    return await readFile(name, 'utf8')
  } catch {
    throw new Error(`CONFIG_FILE is ${JSON.stringify(name)}, which cannot be read.`)
  }
}
