import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CopyButton } from './CopyButton.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const button = () => page.getByRole('button', { name: 'Copy address' })

test('default: copies and announces it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(<CopyButton value="eth:0x1234" label="Copy address" />)
  await button().click()
  expect(write).toHaveBeenCalledExactlyOnceWith('eth:0x1234')
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied')
  await expect
    .element(page.getByRole('status'), { timeout: 4_000 })
    .toHaveTextContent('')
})

test('error: shows a refusal of the browser', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await render(<CopyButton value="x" label="Copy address" />)
  await button().click()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Copying failed')
})

test('param: onBeforeCopy can refuse', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(
    <CopyButton
      value="x"
      label="Copy address"
      onBeforeCopy={() => Promise.resolve(false)}
    />,
  )
  await button().click()
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  expect(write).not.toHaveBeenCalled()
})
