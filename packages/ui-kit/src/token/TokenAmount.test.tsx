import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TokenAmount } from './TokenAmount.tsx'

/** Visible text, and the title. */
function read(node: React.ReactElement): string {
  const html = renderToString(node)
  const title = /title="([^"]*)"/u.exec(html)?.[1]
  const text = html.replace(/<!-- -->|<[^>]*>/gu, '')
  return title === undefined ? text : `${text} [${title}]`
}

test('default', () => {
  expect(
    read(<TokenAmount value={1_250_500_000n} decimals={6} symbol="USDC" />),
  ).toBe('1,250.5 USDC [1,250.5]')
})

test('behavior: cut digits stay in the title', () => {
  expect(
    read(<TokenAmount value={1_234_567n} decimals={6} maxDecimals={2} />),
  ).toBe('1.23 [1.234567]')
})

test('behavior: the largest amount there is', () => {
  expect(read(<TokenAmount value={2n ** 256n - 1n} decimals={18} />)).toContain(
    '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584007913129639935',
  )
})

test.each([null, undefined, -1, 256, 1.5, Number.NaN, 1e9])(
  'behavior: shows the smallest unit for %s decimals',
  (decimals) => {
    expect(
      read(
        <TokenAmount value={1_250_500_000n} decimals={decimals} symbol="X" />,
      ),
    ).toBe('1,250,500,000 X (smallest unit) [1,250,500,000]')
  },
)

test('behavior: hidden amounts are in no title and no attribute', () => {
  const html = renderToString(
    <TokenAmount value={42n} decimals={0} symbol="ETH" sign="+" hidden />,
  )
  expect(html).not.toMatch(/42|data-direction|title/u)
  expect(html).toContain('Amount hidden')
})

test('behavior: only the fraction of the locale is quieter', () => {
  const html = renderToString(
    <TokenAmount value={18_250_500_000n} decimals={6} locale="de" />,
  )
  expect(/sr-fraction">([^<]*)</u.exec(html)?.[1]).toBe(',5')
})
