import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { payloads } from '../../test/payloads.ts'
import { FiatAmount, type FiatAmountProps } from './FiatAmount.tsx'

const read = (props: FiatAmountProps) =>
  renderToString(<FiatAmount {...props} />).replace(/<!-- -->|<[^>]*>/gu, '')

test('default', () => {
  expect(read({ amount: '1234.5' })).toBe('$1,234.50')
})

test.each([
  [{ amount: '0' }, '—No price'],
  [{ amount: null }, '—No price'],
  [{ amount: '0', zero: true }, '$0.00'],
  [{ amount: '3', hidden: true }, '••••Amount hidden'],
  [{ amount: '0', hidden: true }, '••••Amount hidden'],
  [{ amount: '3', approximate: true }, '≈ $3.00'],
  [{ amount: '0', labels: { noPrice: 'Kein Preis' } }, '—Kein Preis'],
] as const)('behavior: %j', (props, text) => {
  expect(read(props)).toBe(text)
})

test('behavior: only the fraction of the locale is quieter', () => {
  const fractionOf = (props: FiatAmountProps) =>
    /sr-fraction">([^<]*)</u.exec(
      renderToString(<FiatAmount {...props} />),
    )?.[1]
  expect(fractionOf({ amount: '1234.5' })).toBe('.50')
  const euros = { currency: 'EUR', locale: 'de' }
  expect(fractionOf({ amount: '1234.5', ...euros })).toBe(',50')
  expect(fractionOf({ amount: '1234', currency: 'JPY' })).toBe(undefined)
  expect(fractionOf({ amount: '0.5' })).toBe(undefined)
})

test('behavior: hides known and unknown amounts at the same size', () => {
  const known = renderToString(<FiatAmount amount="123456.78" hidden />)
  const unknown = renderToString(<FiatAmount amount="0" hidden />)
  expect(known).toBe(unknown)
})

test.each(payloads)('behavior: %j is no price and no currency', (payload) => {
  expect(read({ amount: payload })).toBe('—No price')
  expect(read({ amount: '1', currency: payload }).length).toBeLessThan(40)
})
