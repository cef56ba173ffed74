import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './Dialog.tsx'
import '../styles.css'

function Example(props: { dismissible?: boolean; onClose?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => {
          props.onClose?.()
          setOpen(false)
        }}
        title="Rename"
        description="Only on this device"
        dismissible={props.dismissible}
      >
        <input aria-label="Name" />
        <button type="button" onClick={() => setOpen(false)}>
          Save
        </button>
      </Dialog>
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'Open' })
const dialog = () => page.getByRole('dialog', { name: 'Rename' })

async function open() {
  await opener().click()
  await expect.element(dialog()).toBeVisible()
}

test('default: named, described, modal, with the focus inside', async () => {
  await render(<Example />)
  await open()
  await expect
    .element(dialog())
    .toHaveAccessibleDescription('Only on this device')
  expect(dialog().element().matches(':modal')).toBe(true)
  expect(dialog().element().contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.tagName).toBe('DIV')
})

test('behavior: Tab goes round inside, both ways', async () => {
  await render(<Example />)
  await open()
  const seen: string[] = []
  const note = () => {
    const active = document.activeElement
    seen.push(
      active?.getAttribute('aria-label') ?? active?.textContent ?? 'nothing',
    )
  }
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab()
    note()
  }
  await userEvent.tab({ shift: true })
  note()
  expect(seen).toEqual(['Close', 'Name', 'Save', 'Close', 'Save'])
})

test('behavior: Shift+Tab from the start goes to the end', async () => {
  await render(<Example />)
  await open()
  await userEvent.tab({ shift: true })
  expect(document.activeElement?.textContent).toBe('Save')
})

test('behavior: Escape closes and gives the focus back', async () => {
  await render(<Example />)
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test('behavior: an answer gives the focus back as well', async () => {
  await render(<Example />)
  await open()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(opener()).toHaveFocus()
})

test('behavior: a press outside closes, one that began inside does not', async () => {
  const onClose = vi.fn()
  await render(<Example onClose={onClose} />)
  await open()
  const send = (target: Element, type: string) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true }))
  send(page.getByLabelText('Name').element(), 'pointerdown')
  send(dialog().element(), 'pointerup')
  expect(onClose).not.toHaveBeenCalled()
  send(dialog().element(), 'pointerdown')
  send(dialog().element(), 'pointerup')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('param: dismissible', async () => {
  await render(<Example dismissible={false} />)
  await open()
  expect(page.getByRole('button', { name: 'Close' }).elements()).toEqual([])
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(dialog()).toBeVisible()
})

test('behavior: unmounting while open gives the focus back', async () => {
  const view = await render(<Example />)
  await open()
  await view.unmount()
  expect(document.querySelector('dialog')).toBeNull()
})

test('behavior: strict mode does not close it', async () => {
  const onClose = vi.fn()
  await render(
    <StrictMode>
      <Example onClose={onClose} />
    </StrictMode>,
  )
  await open()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(dialog()).toBeVisible()
})

test('behavior: no style element is added to the page', async () => {
  await render(<Example />)
  const before = document.querySelectorAll('style').length
  await open()
  expect(document.querySelectorAll('style')).toHaveLength(before)
})
