import { expect, test } from 'vitest'
import { draftOf, emptyDraft, readDraft } from './readDraft.ts'

const chain = { decimals: 18, shortName: 'local' }
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const transfer = {
  ...emptyDraft,
  to: token,
  abi: 'function transfer(address to, uint256 amount)\nfunction name() view returns (string)',
  values: { to: token, amount: '5' },
}

test('default', () => {
  const { call, methods, takesCoins } = readDraft(transfer, chain)
  expect(call).toMatchObject({ to: token, value: 0n })
  expect(call?.data.slice(0, 10)).toBe('0xa9059cbb')
  expect(methods.map(({ signature }) => signature)).toEqual([
    'transfer(address,uint256)',
  ])
  expect(takesCoins).toBe(false)
})

test('behavior: fills the form from a call and back', () => {
  for (const draft of [
    transfer,
    {
      ...emptyDraft,
      how: 'data' as const,
      to: token,
      data: '0x12',
      amount: '1234.5',
    },
    {
      ...transfer,
      abi: 'function pay(address to, uint256 amount) payable',
      amount: '0.25',
    },
  ]) {
    const { call } = readDraft(draft, chain)
    if (call === undefined) throw new Error('The call is not whole.')
    expect(readDraft(draftOf(call, chain), chain).call).toEqual(call)
  }
})

test('behavior: an overloaded method is chosen by its signature', () => {
  const abi = 'function pay(uint8 a)\nfunction pay(bool a)'
  const draft = { ...emptyDraft, to: token, abi, signature: 'pay(bool)' }
  expect(readDraft({ ...draft, values: { a: 'true' } }, chain).missing).toBe(
    null,
  )
})

test('behavior: coins typed for another method are not sent along', () => {
  expect(readDraft({ ...transfer, amount: '5' }, chain).call?.value).toBe(0n)
})

test.each([
  [{ to: '' }],
  [{ to: `eth:${token}` }],
  [{ abi: '' }],
  [{ abi: 'nonsense' }],
  [{ abi: 'function name() view returns (string)' }],
  [{ values: {} }],
  [{ values: { to: token, amount: '-1' } }],
  [{ how: 'data' as const }],
  [{ how: 'data' as const, data: '12' }],
  [{ how: 'data' as const, data: '0x12', amount: 'x' }],
])('error: %j', (change) => {
  const { call, missing } = readDraft({ ...transfer, ...change }, chain)
  expect(call).toBe(undefined)
  expect(missing).toMatchSnapshot()
})
