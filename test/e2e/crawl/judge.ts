/** What is wrong with a page as it stands: texts, frame, width, and what axe finds. */
import { readFileSync } from 'node:fs'
import { allTexts } from '../../../scripts/text-check.ts'
import type { Frame, Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { fitFaults } from './fit.ts'

/** A page without some of its parts. */
interface Inside {
  readonly exclude: Element[]
}

interface Axe {
  readonly run: (context: Document | Inside, options: RunOptions) => Promise<AxeResults>
}

declare global {
  interface Window {
    axe: Axe | undefined
  }
}

const texts = allTexts('en')

/** Axe for a page and each frame in it, which may come from another origin. */
const axeSource = `${readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/** What WCAG 2.2 AA asks for, and what is good practice beside it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** How the key of a text begins; it must never be seen where the text should be. */
const areas = [...new Set(Object.keys(texts).map((key) => key.split(':')[0]))]
const beginnings = [...new Set(Object.keys(texts).map((key) => key.split(/[:.]/)[1]))]
const rawKey = new RegExp(
  `(?<![\\w./@-])((${areas.join('|')}):[a-z]|(${beginnings.join('|')})\\.[a-z]\\w*(\\.\\w+)*)`,
)
const missing = /\{\{|\}\}|\bundefined\b|\bNaN\b|Invalid Date|\[object \w+\]/

export interface Expected {
  readonly origin: string
  readonly path: string
  /** As `lang` has it: 'en-US', 'de'. */
  readonly language: string
}

/** Everything that is wrong but for what axe finds, in words; empty for a page that is right. */
export async function faultsOf(page: Page, expected: Expected): Promise<readonly string[]> {
  return [
    ...(await frameFaults(page, expected)),
    ...(await textFaults(page)),
    ...(await fitFaults(page)),
  ]
}

/** One heading, a title that begins with it, a canonical address, and the language that is spoken. */
export async function frameFaults(page: Page, { origin, path, language }: Expected) {
  const frame = await page.evaluate(() => ({
    path: window.location.pathname,
    // A further page of a whole list is one of its own.
    query: /^\?page=\d+$/.exec(window.location.search)?.[0] ?? '',
    language: document.documentElement.lang,
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
      ({ href }) => href,
    ),
  }))
  const [heading = ''] = frame.headings
  return [
    ...unequal('ends at', frame.path, path),
    ...unequal('lang', frame.language, language),
    ...unequal('canonical', frame.canonical.join(), origin + frame.path + frame.query),
    ...unequal('level-one headings', String(frame.headings.length), '1'),
    ...(heading === '' || !frame.title.startsWith(heading) ? [`title: ${frame.title}`] : []),
  ]
}

function unequal(what: string, found: string, wanted: string): readonly string[] {
  return found === wanted ? [] : [`${what}: ${found} instead of ${wanted}`]
}

/** Words that stand for a text, a number or a date that was not there. */
export async function textFaults(page: Page): Promise<readonly string[]> {
  const lines = await page.evaluate(() => {
    const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'href', 'src']
    const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
      spoken.flatMap((name) => element.getAttribute(name) ?? []),
    )
    return [document.title, ...document.body.innerText.split('\n'), ...attributes]
  })
  const faulty = lines.filter((line) => missing.test(line) || rawKey.test(line))
  return [...new Set(faulty)].map((line) => `text: ${line.slice(0, 120)}`)
}

/** Milliseconds within which a color has come to the other one. */
const longestChange = 1000

/** What looks at the page as it is drawn takes two thirds of the time. */
const ofLooks = ['color-contrast', 'link-in-text-block', 'target-size']

/**
 * What axe finds, each with the elements it is about. Where head and foot have been judged on another page of that
 * width, their looks are left out; what they are made of is judged all the same, as a part of this page.
 */
export async function accessibilityFaults(
  page: Page,
  isFrameJudged = false,
): Promise<readonly string[]> {
  // A frame that has gone meanwhile has nothing to be asked about.
  const frames = page.frames().filter((frame) => !frame.isDetached())
  await Promise.all(frames.map((frame) => bringAxe(frame)))
  // The findings are put into words in the page: a whole report of axe is slow to hand over.
  return page.evaluate(
    async ([runOnly, looks, isInsideOnly, longest]) => {
      // A color on its way to another one is neither of them.
      const passing = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      // In a part of the page that is not drawn for being out of sight, the end of one is not told.
      const notTold = new Promise((resolve) => void setTimeout(resolve, longest))
      await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), notTold])
      const rules = Object.fromEntries(looks.map((id) => [id, { enabled: !isInsideOnly }]))
      const frame = [...document.querySelectorAll('header, footer')]
      const inside = { exclude: frame.filter((each) => each.closest('main') === null) }
      const whole = [document, { runOnly, rules }] as const
      const runs = isInsideOnly ? [whole, [inside, { runOnly: looks }] as const] : [whole]
      const found: string[] = []
      for (const [context, options] of runs) {
        // oxlint-disable-next-line no-await-in-loop -- axe runs once at a time
        const report = await window.axe?.run(context, {
          resultTypes: ['violations'],
          preload: false,
          // The words quote the elements; to find a selector for each that is right takes a fifth of the time.
          selectors: false,
          ...options,
          runOnly: [...options.runOnly],
        })
        if (report === undefined) throw new Error('Axe has gone with its page.')
        const words = report.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
        )
        found.push(...words)
      }
      return found
    },
    [tags, ofLooks, isFrameJudged, longestChange] as const,
  )
}

/** A page that has been reached from the one before may have it already. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
}
