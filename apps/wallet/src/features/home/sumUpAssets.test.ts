import { createBalance } from '@strongroom/gateway-sdk/testing'
import { expect, test } from 'vitest'
import { changeOf, sharesOf } from './sumUpAssets.ts'

const asset = (
  symbol: string,
  fiatBalance: string,
  fiatBalance24hChange: string | null = null,
) => {
  const { tokenInfo } = createBalance()
  return createBalance({
    ...{ fiatBalance, fiatBalance24hChange },
    tokenInfo: { ...tokenInfo, symbol },
  })
}

test('default: shares by value, the rest as one', () => {
  expect(
    sharesOf([asset('A', '1'), asset('B', '3'), asset('C', '0')], 'Other'),
  ).toEqual([
    { label: 'B', percent: 75 },
    { label: 'A', percent: 25 },
  ])
  const five = ['50', '20', '15', '10', '5'].map((value, at) =>
    asset(`T${at}`, value),
  )
  expect(sharesOf(five, 'Other')).toEqual([
    { label: 'T0', percent: 50 },
    { label: 'T1', percent: 20 },
    { label: 'T2', percent: 15 },
    { label: 'Other', percent: 15 },
  ])
})

test('behavior: change of the total, only when each price has one', () => {
  const known = [
    asset('A', '110', '10'),
    asset('B', '100', '0'),
    asset('C', '0'),
  ]
  const change = changeOf(known)
  expect(change?.amount).toBeCloseTo(10)
  expect(change?.percent).toBeCloseTo(5)
  expect(changeOf([...known, asset('D', '1')])).toBe(undefined)
})

test('error: values and changes that are no numbers', () => {
  expect(sharesOf([asset('A', 'NaN'), asset('B', '1e999')], 'Other')).toEqual(
    [],
  )
  expect(changeOf([asset('A', '1', '-100')])).toBe(undefined)
  expect(changeOf([asset('A', '1', 'x')])).toBe(undefined)
  expect(changeOf([])).toBe(undefined)
})
