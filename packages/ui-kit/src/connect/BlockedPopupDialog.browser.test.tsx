import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BlockedPopupDialog } from './BlockedPopupDialog.tsx'
import '../styles.css'

function setup() {
  const onOpen = vi.fn(() => navigator.userActivation.isActive)
  const onCancel = vi.fn()
  return {
    onOpen,
    onCancel,
    view: (
      <BlockedPopupDialog
        wallet={'Way\u202epoint'}
        onOpen={onOpen}
        onCancel={onCancel}
      />
    ),
  }
}

test('default: the window is opened inside the click', async () => {
  const { onOpen, onCancel, view } = setup()
  await render(view)
  await expect
    .element(page.getByRole('dialog', { name: 'Open Waypoint' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Open the window' }).click()
  expect(onOpen).toHaveReturnedWith(true)
  expect(onCancel).not.toHaveBeenCalled()
})

test('behavior: Escape gives up', async () => {
  const { onOpen, onCancel, view } = setup()
  await render(view)
  await expect
    .element(page.getByRole('button', { name: 'Open the window' }))
    .toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onCancel.mock.calls.length).toBe(1)
  expect(onOpen).not.toHaveBeenCalled()
})
