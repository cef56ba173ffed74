import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The page as it stands breaks no WCAG 2.2 A or AA rule that axe can see. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  let found = await violationsOf(page)
  if (found.length > 0) {
    // A button may have been enabled while axe was looking at its colours; real
    // faults of the page remain after the wait.
    await page.waitForTimeout(1_000)
    await settled(page)
    found = await violationsOf(page)
  }
  expect(found, page.url()).toEqual([])
}

/** Colours on their way from one state to another are neither. */
async function settled(page: Page) {
  const isChanging = () =>
    document.getAnimations().some((each) => each instanceof CSSTransition)
  await expect.poll(() => page.evaluate(isChanging)).toBe(false)
}

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      id,
      target: target.join(' '),
      failureSummary,
    })),
  )
}
