import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createToastStore, type ToastStore } from './createToastStore.ts'
import { ToastLog } from './ToastLog.tsx'
import '../styles.css'

let store: ToastStore

beforeEach(() => {
  store = createToastStore()
})

afterEach(() => {
  store.dispose()
})

const button = () => page.getByRole('button', { name: /^Notifications/ })
const entries = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((entry) => entry.textContent)

test('default: counts unread entries, and lists them newest first', async () => {
  await render(<ToastLog store={store} timeZone="UTC" />)
  await act(async () => {
    store.add({ id: 'tx', title: 'Signed' })
    store.add({ title: 'App added', tone: 'success' })
    store.add({ id: 'tx', title: 'Execution failed', tone: 'danger' })
  })
  await expect
    .element(button())
    .toHaveAccessibleName('Notifications , 2 unread')
  await button().click()
  expect(entries()).toHaveLength(2)
  expect(entries()[0]).toContain('Execution failed')
  await expect.element(page.getByRole('img', { name: 'Error' })).toBeVisible()
  await expect.element(button()).toHaveAccessibleName('Notifications')
  expect(store.getUnread()).toBe(0)
})

test('behavior: keeps a dismissed toast', async () => {
  await render(<ToastLog store={store} />)
  await act(async () => {
    store.dismiss(store.add({ title: 'Failed', tone: 'danger' }))
  })
  await button().click()
  expect(entries()[0]).toContain('Failed')
})

test('behavior: Escape closes, the focus is on the button', async () => {
  await render(<ToastLog store={store} />)
  await button().click()
  await expect.element(page.getByText(/No notifications yet/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button()).toHaveFocus()
})

test('behavior: clearing empties the log and keeps the focus', async () => {
  await render(<ToastLog store={store} />)
  await act(async () => {
    store.add({ title: 'One' })
  })
  await button().click()
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(store.getLog()).toEqual([])
  await expect.element(button()).toHaveFocus()
})

test('behavior: an entry stays inside a phone', async () => {
  await page.viewport(390, 844)
  await render(<ToastLog store={store} />)
  await act(async () => {
    store.add({ title: 'x'.repeat(300), description: '0x'.repeat(2_000) })
  })
  await button().click()
  const box = page.getByRole('region').element().getBoundingClientRect()
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(390)
  expect(box.bottom).toBeLessThanOrEqual(844)
})

test('behavior: further news stand above the log and count as unread', async () => {
  const opened: boolean[] = []
  await render(
    <ToastLog
      store={store}
      unread={2}
      onOpenChange={(open) => opened.push(open)}
    >
      <p>Bob confirmed</p>
    </ToastLog>,
  )
  await expect
    .element(button())
    .toHaveAccessibleName('Notifications , 2 unread')
  expect(page.getByText('Bob confirmed').elements()).toHaveLength(0)
  await button().click()
  await expect.element(page.getByText('Bob confirmed')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => opened).toEqual([true, false])
})
