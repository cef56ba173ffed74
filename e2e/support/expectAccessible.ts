import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The page as it stands breaks no WCAG 2.2 A or AA rule that axe can see. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours on their way from one state to another are neither.
  const isChanging = () =>
    document.getAnimations().some((each) => each instanceof CSSTransition)
  await expect.poll(() => page.evaluate(isChanging)).toBe(false)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      id,
      target: target.join(' '),
      failureSummary,
    })),
  )
  expect(found, page.url()).toEqual([])
}
