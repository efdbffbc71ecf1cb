/** Which built files a module of the shop comes in (`scripts/module-files.ts`). */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = 'module-files.json'

/** Answers the files of modules, each once and without those of every page; none for what it does not know. */
export async function builtFiles(
  shopDir: string,
): Promise<(modules: readonly string[]) => readonly string[]> {
  const written = await readFile(join(shopDir, NAME), 'utf8').catch(() => '{}')
  const files: Readonly<Record<string, readonly string[]>> = JSON.parse(written)
  return (modules) => [...new Set(modules.flatMap((module) => files[module] ?? []))]
}
