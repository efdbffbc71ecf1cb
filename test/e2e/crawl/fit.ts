/** Whether what stands on a page fits: into the window, into its own edges, and beside each other. */
import type { Page } from '@playwright/test'

/** What is too wide for the window or for its own edges, and what lies over something else. */
export async function fitFaults(page: Page): Promise<readonly string[]> {
  return [
    ...(await sidewaysFaults(page)),
    ...(await wordsTooWide(page)),
    ...(await coveredControls(page)),
  ]
}

async function sidewaysFaults(page: Page): Promise<readonly string[]> {
  const [whole, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  return whole === width ? [] : [`scrolls sideways: ${whole} pixels in ${width}`]
}

/**
 * Every control, heading and label that reaches over the window's edge, or whose words reach over its own.
 * A list of choices shows one line and cuts off what is longer, so its words are measured.
 */
async function wordsTooWide(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const pen = document.createElement('canvas').getContext('2d')
    // A toast that slides in or out comes from beyond the edge.
    const moving = document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []))
    const words = 'a, button, h1, h2, h3, input, label, legend, select, summary, th, [role=tab]'
    const found = [...document.querySelectorAll<HTMLElement>(words)].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      // What is only read out, or waits beyond the edge for the focus, is not to be seen.
      if (own <= 1 || element.closest('[aria-hidden], [inert]') || right <= 0) return false
      if (moving.some((box) => box.contains(element))) return false
      const { overflowX, font, paddingLeft, paddingRight } = getComputedStyle(element)
      if (
        overflowX === 'visible' &&
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1
      ) {
        return true
      }
      // A product's choice is as long as the catalogue has made it; opened, its list shows all of it.
      const isOurs = element.closest('article, form[aria-label]') === null
      if (element instanceof HTMLSelectElement && isOurs && pen !== null) {
        const edges = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
        const room = element.clientWidth - edges
        pen.font = font
        if (pen.measureText(element.selectedOptions[0]?.text ?? '').width > room + 1) return true
      }
      if (right <= width + 1 && left >= -1) return false
      // What stands in a row or a table that is moved along may lie beyond the edge.
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false
      }
      return true
    })
    return found.map(({ tagName, textContent }) => `${tagName} ${textContent.trim()}`)
  })
  return names.map((name) => `too wide: ${name.slice(0, 80)}`)
}

/** Controls in the window of which a part is hidden by something that does not only pass over it. */
async function coveredControls(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')
    const covered = [...controls].filter((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect()
      // Clipped until it holds the focus, as the way to the content is: not to be seen.
      const isHidden = width <= 1 || getComputedStyle(control).clipPath !== 'none'
      if (isHidden || control.closest('[aria-hidden], [inert]')) return false
      return [left + 3, (left + right) / 2, right - 3].some((x) => {
        const hit = document.elementFromPoint(x, (top + bottom) / 2)
        if (!hit || control.contains(hit) || hit.contains(control)) return false
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
        if (labels.some((label) => label.contains(hit))) return false
        // The page is at its top: only what clings to the lower edge of the window passes over it there.
        for (let over: Element | null = hit; over; over = over.parentElement) {
          const { position, bottom: edge } = getComputedStyle(over)
          if (position === 'fixed' || (position === 'sticky' && edge !== 'auto')) return false
        }
        return true
      })
    })
    return covered.map(({ tagName, textContent }) => `${tagName} ${textContent.trim()}`)
  })
  return names.map((name) => `covered: ${name.slice(0, 80)}`)
}
