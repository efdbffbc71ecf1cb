import { defineConfig } from '@playwright/test'

/**
 * Parts of the desktop browser that no journey sees: the suggestions under its own address bar, a page of
 * their own for each window, and processes that wait for pages to come. They take a fifth of its time.
 */
const unseen = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'SpareRendererForSitePerProcess',
]
/** What Playwright switches off by itself; of two lists Chromium takes the last. */
const switchedOff = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Headless Chromium without a sandbox of its own (it may run as root) and without calls home. */
const args = [
  `--disable-features=${[...unseen, ...switchedOff].join()}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const executablePath = process.env.CHROMIUM_PATH

function launch(...more: readonly string[]) {
  return {
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: false,
    args: [...args, ...more],
  }
}

/** The tests that look at pages as they are drawn, pictures and all, and hear what a missing one complains of. */
const looksOfPages = /(accessibility|content-policy|first-page|without-scripts)\.e2e\.ts$/
/** The tests that go through all there is of something, such as every page: part of `npm run test:all` alone (ADR 39). */
const exhaustive = /\.exhaustive\.e2e\.ts$/
/** Each picture is a drawing that the browser opens like a page of its own: a fifth of all its work. */
const withoutPictures = '--blink-settings=imagesEnabled=false'

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './test/e2e/global-setup.ts',
  outputDir: 'test-results',
  // One more than there are cores on the smallest machine: a journey waits for its server and its browser in turn.
  workers: 3,
  // Each test begins with a shop as new, so that the workers can share out single tests and end together.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Minutes are rare; the rest is for a machine that others keep busy.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
    launchOptions: launch(),
  },
  // The longest tests begin.
  projects: [
    { name: 'exhaustive', testMatch: exhaustive },
    { name: 'pages', testMatch: looksOfPages },
    {
      name: 'journeys',
      testIgnore: [looksOfPages, exhaustive],
      // What moves is drawn anew many times in a second, and all browsers together have two cores.
      use: {
        launchOptions: launch(withoutPictures),
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
})
