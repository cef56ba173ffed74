import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/Dialog.tsx'
import { createToastStore, type ToastStore } from './createToastStore.ts'
import { Toaster } from './Toaster.tsx'
import '../styles.css'

let store: ToastStore

beforeEach(() => {
  store = createToastStore()
})

afterEach(() => {
  store.dispose()
  vi.useRealTimers()
})

test('default: errors are alerts, everything else is a status', async () => {
  await render(<Toaster store={store} />)
  await act(async () => {
    store.add({ title: 'Confirmed', tone: 'success' })
    store.add({ title: 'Execution failed', tone: 'danger' })
  })
  await expect.element(page.getByRole('status')).toHaveTextContent('Confirmed')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Execution failed')
})

test('behavior: hovering and focusing stop the clocks', async () => {
  await render(<Toaster store={store} />)
  const pause = vi.spyOn(store, 'pause')
  const resume = vi.spyOn(store, 'resume')
  await act(async () => {
    store.add({ title: 'Confirmed' })
  })
  await userEvent.hover(page.getByText('Confirmed'))
  expect(pause).toHaveBeenCalledWith('hover')
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } })
  expect(resume).toHaveBeenCalledWith('hover')
  page.getByRole('button', { name: 'Dismiss' }).element().focus()
  expect(pause).toHaveBeenCalledWith('focus')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Confirmed')).not.toBeInTheDocument()
  expect(store.getLog()).toHaveLength(1)
})

test('behavior: a hidden tab stops the clocks', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await render(<Toaster store={store} />)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  store.add({ title: 'Confirmed' })
  vi.advanceTimersByTime(60_000)
  expect(store.getSnapshot()).toHaveLength(1)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(3_999)
  expect(store.getSnapshot()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.getSnapshot()).toHaveLength(0)
  hidden.mockRestore()
})

test('behavior: at most three are on screen', async () => {
  await render(<Toaster store={store} />)
  await act(async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) store.add({ title })
  })
  expect(page.getByRole('status').elements()).toHaveLength(3)
})

test('behavior: toasts are drawn over an open dialog', async () => {
  await render(
    <>
      <Toaster store={store} />
      <Dialog open onClose={() => undefined} title="Sign">
        Waiting for your wallet
      </Dialog>
    </>,
  )
  await act(async () => {
    store.add({ title: 'Signed' })
  })
  const toast = page.getByText('Signed').element()
  const { left, top, width, height } = toast.getBoundingClientRect()
  const dialog = document.querySelector('dialog')
  expect(dialog?.matches(':modal')).toBe(true)
  expect(toast.closest('.sr-toaster')?.matches(':popover-open')).toBe(true)
  expect(width * height).toBeGreaterThan(0)
  expect(left + top).toBeGreaterThan(0)
})

test('behavior: a link that is no link is left out', async () => {
  await render(<Toaster store={store} />)
  await act(async () => {
    store.add({
      title: 'Done',
      link: { href: 'javascript:alert(1)', label: 'View' },
    })
  })
  await expect.element(page.getByText('Done')).toBeVisible()
  expect(page.getByText('View').elements()).toEqual([])
})

test('behavior: the keyboard dismisses one after the other, then is back', async () => {
  await render(
    <>
      <button type="button">Page</button>
      <Toaster store={store} />
    </>,
  )
  const button = page.getByRole('button', { name: 'Page' }).element()
  button.focus()
  await act(async () => {
    store.add({ title: 'First' })
    store.add({ title: 'Second' })
  })
  page.getByRole('button', { name: 'Dismiss' }).first().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('First')).not.toBeInTheDocument()
  expect(document.activeElement?.closest('.sr-toast')?.textContent).toContain(
    'Second',
  )
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Second')).not.toBeInTheDocument()
  expect(document.activeElement).toBe(button)
})
