import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from './Menu.tsx'
import type { MenuItem } from './MenuEntry.tsx'
import '../styles.css'

const rename = vi.fn()
const items: readonly MenuItem[] = [
  { id: 'rename', label: 'Rename', onSelect: rename },
  { id: 'share', label: 'Share', href: '#share' },
  { kind: 'separator', id: 'line' },
  { id: 'locked', label: 'Locked', disabled: true, onSelect: rename },
  { id: 'remove', label: 'Remove', danger: true },
]

const button = () => page.getByRole('button', { name: 'Actions' })
const focused = () => document.activeElement?.textContent

async function show() {
  rename.mockClear()
  await render(<Menu label="Safe" trigger="Actions" items={items} />)
}

test('default: a click opens and moves the focus to the first item', async () => {
  await show()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await button().click()
  await expect.element(page.getByRole('menu', { name: 'Safe' })).toBeVisible()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  await vi.waitFor(() => expect(focused()).toBe('Rename'))
})

test('behavior: the arrow keys open at either end', async () => {
  await show()
  button().element().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Remove')
  await userEvent.keyboard('{Escape}')
  await expect.element(button()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Rename')
})

test('behavior: arrows wrap around, Home, End and letters jump', async () => {
  await show()
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  const seen: (string | null | undefined)[] = []
  for (const key of [
    '{ArrowDown}',
    '{End}',
    '{ArrowDown}',
    '{ArrowUp}',
    '{Home}',
    's',
  ]) {
    await userEvent.keyboard(key)
    seen.push(focused())
  }
  expect(seen).toEqual([
    'Share',
    'Remove',
    'Rename',
    'Remove',
    'Rename',
    'Share',
  ])
})

test('behavior: letters typed fast spell a word', async () => {
  await show()
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}rem')
  expect(focused()).toBe('Remove')
})

test('behavior: Enter acts, closes and gives the focus back', async () => {
  await show()
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(rename).toHaveBeenCalledTimes(1)
  await expect.element(button()).toHaveFocus()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
})

test('behavior: a disabled item is readable and ignores clicks', async () => {
  await show()
  await button().click()
  const locked = page.getByRole('menuitem', { name: 'Locked' })
  await expect.element(locked).toHaveAttribute('aria-disabled', 'true')
  await locked.click({ force: true })
  expect(rename).not.toHaveBeenCalled()
})

test('behavior: Tab and a press outside close', async () => {
  await show()
  await button().click()
  await userEvent.tab()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
  await button().click()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(document.body, { position: { x: 2, y: 300 } })
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
})

test('behavior: Tab reaches a button in the header, then closes', async () => {
  await render(
    <Menu
      label="Safe"
      trigger="Actions"
      items={items}
      header={<button type="button">Copy</button>}
    />,
  )
  button().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  expect(focused()).toBe('Copy')
  await userEvent.keyboard('{ArrowDown}')
  expect(focused()).toBe('Rename')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false')
})

test('behavior: the popup stays inside the window', async () => {
  await show()
  await button().click()
  const box = page.getByRole('menu').element().getBoundingClientRect()
  expect(box.left).toBeGreaterThanOrEqual(0)
  expect(box.right).toBeLessThanOrEqual(innerWidth)
})
