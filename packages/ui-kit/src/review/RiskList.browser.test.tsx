import type { Risk } from '@strongroom/safe-protocol'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RiskList } from './RiskList.tsx'

const target = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('behavior: the worst comes first, and what nobody reads is counted', async () => {
  const risks: Risk[] = Array.from({ length: 11_000 }, (_, index) => ({
    kind: 'unknown-calldata',
    target,
    severity: 'danger',
    path: [index],
  }))
  risks.push({
    kind: 'unreadable-batch',
    target,
    severity: 'critical',
    path: [],
  })
  await render(<RiskList risks={risks} wrongCode={[]} />)
  await expect.element(page.getByText('And 10951 more')).toBeVisible()
  expect(page.getByText(/cannot be decoded here/).elements()).toHaveLength(49)
  await expect.element(page.getByText(/cannot be read, so/)).toBeVisible()
})
