import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { WhenLoaded } from './WhenLoaded.tsx'

test('behavior: shows no button before the parts of a review have loaded', async () => {
  const finish: (() => void)[] = []
  const loads = [0, 1].map((part) => {
    const loading = new Promise<void>((resolve) => {
      finish[part] = resolve
    })
    return () => loading
  })
  const screen = await render(
    <WhenLoaded loads={loads}>
      <button type="button">Sign</button>
    </WhenLoaded>,
  )
  const sign = screen.getByRole('button', { name: 'Sign' })
  await expect.element(sign).not.toBeInTheDocument()
  finish[0]?.()
  await expect.element(sign).not.toBeInTheDocument()
  finish[1]?.()
  await expect.element(sign).toBeVisible()
})
