import { globSync } from 'node:fs'
import { join } from 'node:path'
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { annotations } from '../../.storybook/annotations.tsx'
import { someChains } from '../../test/chains.ts'
import { ChainSwitcher } from '../chain/ChainSwitcher.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Menu } from '../menu/Menu.tsx'
import { setUpDom } from './setUpDom.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
setUpDom()
setProjectAnnotations([annotations, { initialGlobals: { theme: 'light' } }])

const kit = join(import.meta.dirname, '..')

type StoryModule = Parameters<typeof composeStories>[0]

async function render(node: ReactNode) {
  const container = document.createElement('main')
  document.body.append(container)
  const failures: unknown[] = []
  const note = (error: unknown) => failures.push(error)
  const root = createRoot(container, {
    onUncaughtError: note,
    onCaughtError: note,
  })
  await act(async () => root.render(node))
  return { failures, unmount: () => act(async () => root.unmount()) }
}

const press = (element: Element, key: string) =>
  act(async () =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    ),
  )

const click = (selector: string) =>
  act(async () => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element === null) throw new Error(`${selector} is not there`)
    element.click()
  })

/** Tests the components in the DOM of the file that calls this. */
export function testComponents({ except }: { except?: RegExp } = {}): void {
  afterEach(() => document.body.replaceChildren())

  const files = globSync('**/*.stories.tsx', { cwd: kit })
    .filter((file) => except?.test(file) !== true)
    .sort()
  test.each(files)('behavior: %s renders', async (file) => {
    const module: StoryModule = await import(join(kit, file))
    for (const [name, Story] of Object.entries(composeStories(module))) {
      const { failures, unmount } = await render(createElement(Story as never))
      await unmount()
      expect(failures, name).toEqual([])
    }
  })

  test('behavior: a menu opens, moves the focus and closes', async () => {
    const onSelect = vi.fn()
    const items = [{ id: 'copy', label: 'Copy', onSelect }]
    await render(<Menu label="More" trigger="More" items={items} />)
    const button = document.querySelector('button')
    await click('button')
    expect(button?.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement?.textContent).toBe('Copy')
    await click('[role="menuitem"]')
    expect(onSelect).toHaveBeenCalledOnce()
    expect(button?.getAttribute('aria-expanded')).toBe('false')
    await click('button')
    await press(document.body, 'Escape')
    expect(button?.getAttribute('aria-expanded')).toBe('false')
  })

  test('behavior: a dialog is modal, and Escape asks to close it', async () => {
    const onClose = vi.fn()
    const { unmount } = await render(
      <Dialog open onClose={onClose} title="Rename">
        <input aria-label="Name" data-autofocus />
      </Dialog>,
    )
    expect(document.querySelector('dialog')?.open).toBe(true)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Name')
    await click('button[aria-label="Close"]')
    expect(onClose).toHaveBeenCalledOnce()
    await press(document.body, 'Escape')
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(document.querySelector('dialog')?.open).toBe(true)
    await unmount()
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('behavior: a click on an option chooses a chain', async () => {
    const onSelect = vi.fn()
    await render(
      <ChainSwitcher chains={someChains} value="1" onSelect={onSelect} />,
    )
    await click('button')
    await click('[role="option"]:not([aria-selected="true"])')
    expect(onSelect).toHaveBeenCalledOnce()
  })
}
