import axe from 'axe-core'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  PermissionPrompt,
  type PermissionPromptProps,
} from './PermissionPrompt.tsx'
import '../styles.css'

const request = {
  origin: 'https://swap.example',
  capabilities: ['requestAddressBook'],
}

const example = (props: Partial<PermissionPromptProps>) => (
  <StrictMode>
    <PermissionPrompt request={request} onAnswer={() => undefined} {...props} />
  </StrictMode>
)

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('default: shows the requesting app and the permission', async () => {
  const onAnswer = vi.fn()
  await render(example({ onAnswer, appName: 'Swap\u202e' }))
  const dialog = page.getByRole('dialog', { name: 'Let this app see more?' })
  await expect.element(dialog).toMatchTextContent('https://swap.example')
  await expect.element(dialog).toMatchTextContent('Your address book')
  // A rehearsed unmount is no answer.
  expect(onAnswer).not.toHaveBeenCalled()
})

test.each([
  ['Allow', 'allowed'],
  ['Decline', 'declined'],
  ['Close', 'closed'],
] as const)('behavior: %s answers %s, once', async (name, answer) => {
  const onAnswer = vi.fn()
  const { unmount } = await render(example({ onAnswer }))
  await button(name).click()
  await button(name).click()
  await unmount()
  await Promise.resolve()
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer, request)
})

test('behavior: ignores a click that began before it appeared', async () => {
  const onAnswer = vi.fn()
  let early = 0
  const observer = new MutationObserver(() => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Allow',
    )
    if (found === undefined || early > 0) return
    early += 1
    found.click()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await render(example({ onAnswer }))
  await expect.poll(() => early).toBe(1)
  observer.disconnect()
  expect(onAnswer).not.toHaveBeenCalled()
  await button('Allow').click()
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('allowed', request)
})

test('behavior: Escape answers closed', async () => {
  const onAnswer = vi.fn()
  await render(example({ onAnswer }))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onAnswer.mock.calls).toEqual([['closed', request]])
})

test('behavior: a press outside answers closed', async () => {
  const onAnswer = vi.fn()
  await render(example({ onAnswer }))
  await userEvent.click(document.documentElement, {
    position: { x: 3, y: 3 },
    force: true,
  })
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('closed', request)
})

test('behavior: unmounting closes', async () => {
  const onAnswer = vi.fn()
  const { unmount } = await render(example({ onAnswer }))
  await unmount()
  await expect.poll(() => onAnswer.mock.calls).toEqual([['closed', request]])
})

test('behavior: another request in its place closes the first', async () => {
  const onAnswer = vi.fn()
  const other = { ...request, origin: 'https://other.example' }
  const { rerender } = await render(example({ onAnswer }))
  await rerender(example({ onAnswer, request: other }))
  await expect.poll(() => onAnswer.mock.calls).toEqual([['closed', request]])
  await button('Allow').click()
  expect(onAnswer.mock.calls).toEqual([
    ['closed', request],
    ['allowed', other],
  ])
})

test('behavior: an unknown capability is shown by its name', async () => {
  await render(
    example({
      request: {
        ...request,
        capabilities: ['toString', 'read\u200bAll', '__proto__'],
      },
    }),
  )
  await expect
    .element(page.getByRole('listitem').nth(1))
    .toMatchTextContent('readAll')
  expect(page.getByRole('listitem').elements()).toHaveLength(3)
})

test('behavior: passes axe', async () => {
  document.documentElement.lang = 'en'
  document.body.className = 'sr-root'
  await render(example({ appName: 'Swap' }))
  const { violations } = await axe.run(document.body, {
    rules: { 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})
