/**
 * Finds a Chromium for the browser tests: the one that CHROMIUM_PATH names, the system's, Playwright's
 * own. Where there is none it installs one, and where it cannot it says in one sentence what to do.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { runTool } from './run.mjs'

/** The one without windows comes first: the same pages in it take two thirds of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium that can be started; ends the process with one sentence when there is none. */
export function findOrInstallChromium() {
  const found = findChromium()
  if (found) return found
  install()
  const installed = findChromium()
  if (installed) return installed
  console.error(
    'The browser tests need a Chromium: install one ("apt-get install chromium" on Debian) or set CHROMIUM_PATH to the program.',
  )
  return process.exit(1)
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...fixedPlaces, chromium.executablePath()].find((place) => existsSync(place))
}

function install() {
  const mayUseDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayUseDebian) {
    const quietly = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    const wait = ['-o', 'DPkg::Lock::Timeout=300', '-qq', '-y']
    spawnSync('apt-get', [...wait, 'update'], quietly)
    for (const name of names.slice(0, 2)) {
      spawnSync('apt-get', [...wait, 'install', name], quietly)
      if (findChromium()) return
    }
  }
  runTool('playwright', ['install', 'chromium'])
}
