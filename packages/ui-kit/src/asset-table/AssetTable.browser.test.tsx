import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { applyDensity } from '../theme/applyDensity.ts'
import { AssetTable } from './AssetTable.tsx'
import '../styles.css'

const items = [
  {
    tokenInfo: {
      type: 'NATIVE_TOKEN',
      address: '0x0000000000000000000000000000000000000000',
      name: 'Ether',
      symbol: 'ETH',
      decimals: 18,
      logoUri: '',
    },
    balance: '1000000000000000000',
    fiatBalance: '2500',
    fiatConversion: '2500',
  },
] as const

afterEach(() => applyDensity('comfortable'))

test('behavior: a compact row is 48 px high, with both names in one line', async () => {
  await page.viewport(1024, 768)
  await render(
    <AssetTable
      items={items}
      renderActions={() => <button type="button">Send</button>}
    />,
  )
  const row = page.getByRole('row', { name: /Ether/ })
  const height = () => row.element().getBoundingClientRect().height
  expect(height()).toBeGreaterThan(50)
  applyDensity('compact')
  // The outer half of each border belongs to the neighbouring cell.
  expect(Math.round(height())).toBe(48)
  const [name, symbol] = [
    ...row.element().querySelectorAll('.sr-asset-names > *'),
  ]
  expect(symbol?.getBoundingClientRect().left).toBeGreaterThan(
    name?.getBoundingClientRect().right ?? 0,
  )
})

test('behavior: a long amount of an unknown token leaves its name room, and its icon letters', async () => {
  await page.viewport(390, 844)
  const [{ tokenInfo }] = items
  await render(
    <AssetTable
      items={[
        {
          tokenInfo: {
            ...tokenInfo,
            ...{ type: 'ERC20', symbol: '“GOLD”', name: 'Named by your RPC' },
            decimals: null,
          },
          balance: `25${'0'.repeat(40)}`,
          fiatBalance: '0',
          fiatConversion: '0',
        },
      ]}
    />,
  )
  const row = page.getByRole('row', { name: /GOLD/ }).element()
  const name = row.querySelector('.sr-asset-name')
  expect(name?.getBoundingClientRect().height).toBeLessThan(30)
  expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(390)
  expect(row.querySelector('.sr-token-icon')?.textContent).toBe('GOL')
})
