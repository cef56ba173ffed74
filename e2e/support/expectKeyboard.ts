import { expect, type Page } from '@playwright/test'

/** More presses than the longest page has controls. */
const most = 300

interface Focus {
  isFirst: boolean
  isLost: boolean
  problem: string | undefined
}

/** What has the focus; runs in the page. */
function readFocus(): Focus {
  const page = globalThis as { keyboardSeen?: Set<Element> }
  page.keyboardSeen ??= new Set()
  const element = document.activeElement
  if (element === null || element === document.body)
    return { isFirst: false, isLost: true, problem: undefined }
  page.keyboardSeen.add(element)
  const isFirst = element.classList.contains('app-skip')
  // A frame shows its own focus; what a reader alone sees has a label that shows it.
  const shown = element.closest('label') ?? element
  const box = shown.getBoundingClientRect()
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`
  const at = document.elementFromPoint(
    box.left + Math.min(box.width / 2, 200),
    box.top + Math.min(box.height / 2, 20),
  )
  const hasRing = [element, shown, element.parentElement ?? element].some(
    (one) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, boxShadow } = getComputedStyle(one, part)
        return outlineStyle !== 'none' || boxShadow !== 'none'
      }),
  )
  const problem =
    box.width < 2 || box.bottom <= 0 || box.top >= innerHeight
      ? 'is out of view'
      : at && !shown.contains(at) && !at.contains(shown)
        ? `is covered by ${at.tagName} ${at.className}`
        : hasRing || element.tagName === 'IFRAME'
          ? undefined
          : 'shows no focus'
  return {
    isFirst,
    isLost: false,
    problem: problem && `${name.trim().slice(0, 60)} ${problem}`,
  }
}

/** Controls in sight that the focus has not reached; runs in the page. */
function readMissed(): string[] {
  const { keyboardSeen: seen } = globalThis as { keyboardSeen?: Set<Element> }
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled:not([type="radio"], [type="hidden"]), select:enabled, textarea:enabled, summary',
  )
  return [...controls]
    .filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.closest('[inert], dialog:not([open])') === null &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !seen?.has(control),
    )
    .map((control) => `${control.tagName} ${control.textContent}`.slice(0, 60))
}

async function walk(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete (globalThis as { keyboardSeen?: unknown }).keyboardSeen
  })
  const problems: string[] = []
  let starts = 0
  let wasLost = false
  for (let press = 0; press < most && starts < 2; press += 1) {
    await page.keyboard.press('Tab')
    const { isFirst, isLost, problem } = await page.evaluate(readFocus)
    if (problem !== undefined) problems.push(problem)
    if (isFirst) starts += 1
    // After the last control the focus leaves the page, once.
    else if (wasLost) problems.push('The focus was lost before the end.')
    wasLost = isLost
  }
  expect([...new Set(problems)]).toEqual([])
  expect(starts, 'The focus comes around.').toBe(2)
  expect(await page.evaluate(readMissed)).toEqual([])
}

/**
 * Walks around a page with Tab: every control is reached, in sight, shows that it has
 * the focus, and gives it to the next one. Answers that arrive on the way may replace
 * controls, so a walk is tried again.
 */
export async function expectKeyboard(
  page: Page,
  { timeout = 60_000 } = {},
): Promise<void> {
  await expect(() => walk(page)).toPass({ timeout })
}
