import axe from 'axe-core'
import type { Frame, Page } from 'playwright'
import { expect } from 'vitest'

interface Axe {
  run(options: object): Promise<{
    violations: { id: string; nodes: { target: string[]; html: string }[] }[]
  }>
}

/** The app breaks no WCAG 2.2 A or AA rule that axe can see. */
export async function expectAccessible(page: Page): Promise<void> {
  const frame: Frame | undefined = page
    .frames()
    .find((frame) => frame.parentFrame() !== null)
  if (frame === undefined) throw new Error('There is no app in the page.')
  await frame.evaluate(axe.source)
  const found = await frame.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // This script is in the frame only.
      iframes: false,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`),
    )
  })
  expect(found).toEqual([])
}
