import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { connectStates } from '../../test/connectStates.ts'
import { applyTheme } from '../theme/applyTheme.ts'
import { ConnectDialog, type ConnectDialogProps } from './ConnectDialog.tsx'
import '../styles.css'

const states = Object.entries(connectStates).map(([name, state]) => ({
  name,
  click: undefined,
  ...state,
}))

afterEach(() => {
  applyTheme('system')
  document.documentElement.dir = 'ltr'
})

async function show({
  props,
  click,
}: {
  props: ConnectDialogProps
  click: string | undefined
}) {
  document.documentElement.lang = 'en'
  document.title = 'Connect'
  document.body.className = 'sr-root'
  const view = await render(<ConnectDialog {...props} />)
  if (click !== undefined) {
    await page.getByRole('button', { name: new RegExp(click) }).click()
    // The clicked button is gone, and the focus is on its successor.
    await expect
      .poll(() => document.activeElement?.className)
      .toContain('sr-connect-progress-title')
  }
  return view
}

/** Colours are right only once they stopped moving. */
const settled = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .map(({ finished }) => finished.catch(() => undefined)),
  )

test.each(states)('behavior: $name is accessible and fits', async (state) => {
  for (const [theme, width, height] of [
    ['light', 1440, 900],
    ['dark', 390, 844],
  ] as const) {
    await page.viewport(width, height)
    applyTheme(theme)
    const view = await show(state)
    await settled()
    const { violations } = await axe.run(document.body)
    expect(
      violations.map(({ id, nodes }) => [id, nodes[0]?.html.slice(0, 160)]),
      `${theme} ${width}`,
    ).toEqual([])
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir
      const dialog = document.querySelector('dialog')
      const panel = document.querySelector('.sr-dialog-body')
      expect(dialog?.getBoundingClientRect().width).toBeLessThanOrEqual(width)
      expect(panel?.scrollWidth).toBe(panel?.clientWidth)
    }
    document.documentElement.dir = 'ltr'
    await view.unmount()
  }
})
