import { decideSigning, type Risk } from '@strongroom/safe-protocol/risks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RiskList } from './RiskList.tsx'

const target = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('behavior: lists the worst first and counts the hidden findings', async () => {
  const risks: Risk[] = Array.from({ length: 11_000 }, (_, index) => ({
    kind: 'unknown-calldata',
    target,
    operation: 0,
    path: [index],
  }))
  risks.push({ kind: 'unreadable-batch', target, path: [] })
  const { reasons } = decideSigning(risks, { hash: `0x${'11'.repeat(32)}` })
  await render(<RiskList reasons={reasons} />)
  await expect.element(page.getByText('And 10951 more')).toBeVisible()
  expect(page.getByText(/cannot be decoded here/).elements()).toHaveLength(49)
  await expect
    .element(page.getByText('Part of this cannot be read.'))
    .toBeVisible()
})
