import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './Dialog.tsx'
import '../styles.css'

function Example(props: {
  dismissible?: boolean
  busy?: boolean
  onClose?: () => void
}) {
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
        busy={props.busy}
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

test('behavior: Tab wraps around inside, both ways', async () => {
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

test('behavior: Shift+Tab moves from the start to the end', async () => {
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
  const press = (from: Element, to: Element) => {
    from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    // Browsers send the click to what the two places have in common.
    to.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  }
  press(page.getByLabelText('Name').element(), dialog().element())
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(document.documentElement, {
    position: { x: 3, y: 300 },
    force: true,
  })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('behavior: a double click on what opens it does not close it', async () => {
  await render(<Example />)
  await userEvent.dblClick(opener())
  await expect.element(dialog()).toBeVisible()
})

test('behavior: a double click on what opens it does not answer', async () => {
  await render(<Example />)
  await open()
  const { x, y, width, height } = page
    .getByRole('button', { name: 'Save' })
    .element()
    .getBoundingClientRect()
  await userEvent.keyboard('{Escape}')
  const button = opener().element() as HTMLElement
  Object.assign(button.style, {
    position: 'fixed',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  await userEvent.dblClick(button)
  await expect.element(dialog()).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('param: dismissible', async () => {
  await render(<Example dismissible={false} />)
  await open()
  expect(page.getByRole('button', { name: 'Close' }).elements()).toEqual([])
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(dialog()).toBeVisible()
})

test('param: busy', async () => {
  const onClose = vi.fn()
  await render(<Example busy onClose={onClose} />)
  await open()
  await userEvent.keyboard('{Escape}{Escape}')
  const close = page.getByRole('button', { name: 'Close' })
  await close.click({ force: true })
  await userEvent.click(document.documentElement, {
    position: { x: 3, y: 300 },
    force: true,
  })
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(dialog()).toBeVisible()
  await expect.element(close).toHaveAttribute('aria-disabled', 'true')
})

function Two({ onLeave }: { onLeave: (name: string) => void }) {
  const [count, setCount] = useState(1)
  const leave = (name: string) => {
    onLeave(name)
    setCount(count - 1)
  }
  return (
    <Dialog open={count > 0} onClose={() => leave('first')} title="First">
      <button type="button" onClick={() => setCount(2)}>
        More
      </button>
      <Dialog open={count > 1} onClose={() => leave('second')} title="Second">
        On top
      </Dialog>
    </Dialog>
  )
}

test('behavior: Escape closes the top one of two dialogs', async () => {
  const closed: string[] = []
  await render(<Two onLeave={(name) => closed.push(name)} />)
  const more = page.getByRole('button', { name: 'More' })
  await more.click()
  const second = page.getByRole('dialog', { name: 'Second' })
  await expect.element(second).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(second).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  const first = page.getByRole('dialog', { name: 'First' })
  await expect.element(first).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(closed).toEqual(['second', 'first'])
})

test('behavior: long content scrolls inside, the page behind does not', async () => {
  await page.viewport(390, 844)
  await render(
    <div style={{ blockSize: '4000px' }}>
      <Dialog
        open
        onClose={() => undefined}
        title="Long"
        footer={<button type="button">Confirm</button>}
      >
        <div style={{ blockSize: '3000px' }}>Terms</div>
      </Dialog>
    </div>,
  )
  const body = document.querySelector('.sr-dialog-body')
  expect(body?.scrollHeight).toBeGreaterThan(3_000)
  const button = page.getByRole('button', { name: 'Confirm' })
  const { bottom } = button.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(844)
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
})

test('behavior: opening moves nothing on a page without a scroll bar', async () => {
  await page.viewport(1024, 768)
  await render(<Example />)
  const { documentElement: root } = document
  expect(root.clientWidth).toBe(innerWidth)
  await open()
  // The scroll bars of this browser may be hidden: their room is looked at.
  expect(getComputedStyle(root).scrollbarGutter).toBe('auto')
  expect(root.clientWidth).toBe(innerWidth)
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

test('behavior: leaves the style elements of the page alone', async () => {
  await render(<Example />)
  const before = document.querySelectorAll('style').length
  await open()
  expect(document.querySelectorAll('style')).toHaveLength(before)
})
