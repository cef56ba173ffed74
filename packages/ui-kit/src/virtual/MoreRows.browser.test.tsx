import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MoreRows } from './MoreRows.tsx'

/** Long enough for an observer that would fire again to have done so. */
async function frames(count: number) {
  for (let index = 0; index < count; index += 1)
    await new Promise((done) => requestAnimationFrame(done))
}

test('default: loads when it scrolls into view', async () => {
  const onMore = vi.fn()
  await render(
    <>
      <div style={{ blockSize: '3000px' }} />
      <MoreRows more loaded={20} onMore={onMore} />
    </>,
  )
  await frames(5)
  expect(onMore).not.toHaveBeenCalled()
  window.scrollTo(0, 3000)
  await expect.poll(() => onMore.mock.calls.length).toBe(1)
})

test('behavior: keeps loading as long as rows are added', async () => {
  const onMore = vi.fn()
  const view = await render(<MoreRows more loaded={20} onMore={onMore} />)
  await expect.poll(() => onMore.mock.calls.length).toBe(1)
  await view.rerender(<MoreRows more busy loaded={20} onMore={onMore} />)
  await view.rerender(<MoreRows more loaded={40} onMore={onMore} />)
  await expect.poll(() => onMore.mock.calls.length).toBe(2)
})

test.each([
  ['a failure', true],
  ['an empty page', false],
])('error: after %s only the button tries again', async (_, failed) => {
  const onMore = vi.fn()
  const view = await render(<MoreRows more loaded={20} onMore={onMore} />)
  await expect.poll(() => onMore.mock.calls.length).toBe(1)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await view.rerender(<MoreRows more busy loaded={20} onMore={onMore} />)
    await view.rerender(
      <MoreRows more failed={failed} loaded={20} onMore={onMore} />,
    )
    await frames(3)
  }
  expect(onMore).toHaveBeenCalledTimes(1)
  expect(page.getByRole('alert').elements()).toHaveLength(failed ? 1 : 0)
  await page.getByRole('button').click()
  expect(onMore).toHaveBeenCalledTimes(2)
})

test('behavior: renders an empty end of a complete list', async () => {
  const view = await render(
    <MoreRows more={false} loaded={20} onMore={() => undefined} />,
  )
  expect(view.container.innerHTML).toBe('')
})
