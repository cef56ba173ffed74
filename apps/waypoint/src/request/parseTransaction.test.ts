import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '../config/parseConfig.ts'
import { parseRequest } from './parseRequest.ts'
import { parseTransaction } from './parseTransaction.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'

function url(query: Record<string, string>, data?: string): URL {
  const made = new URL('http://127.0.0.1:5175/wallet/send')
  for (const [key, value] of Object.entries(query))
    made.searchParams.set(key, value)
  if (data !== undefined) made.hash = `data=${encodeURIComponent(data)}`
  return made
}
const read = (query: Record<string, string>, data?: string) => {
  const parsed = parseTransaction(url({ chainId: '2021', ...query }, data))
  return 'refused' in parsed ? parsed.refused : parsed.fields
}

test('default', () => {
  expect(
    parseTransaction(
      url(
        {
          chainId: '0x7e5',
          from: account,
          to: other.toLowerCase(),
          value: '0x1',
        },
        '0xABcd',
      ),
    ),
  ).toEqual({
    chainId: 2021,
    from: account,
    fields: {
      to: other,
      value: 1n,
      data: '0xabcd',
      type: 'eip1559',
      sponsored: false,
      gas: undefined,
      nonce: undefined,
      gasPrice: undefined,
      maxFeePerGas: undefined,
      maxPriorityFeePerGas: undefined,
    },
  })
})

test('behavior: every type that the popup protocol knows', () => {
  expect(read({ to: other, type: '0x0', gasPrice: '0x2' })).toMatchObject({
    type: 'legacy',
    gasPrice: 2n,
  })
  expect(read({ to: other, gasPrice: '7' })).toMatchObject({
    type: 'legacy',
    gasPrice: 7n,
  })
  expect(
    read({ to: other, type: '0x64', accessList: '[]', maxFeePerGas: '0x9' }),
  ).toMatchObject({ type: 'eip1559', sponsored: true, maxFeePerGas: 9n })
  expect(read({ input: '0x60' })).toMatchObject({
    to: undefined,
    data: '0x60',
  })
  // Mobile kits send the data in the query.
  expect(read({ to: other, data: '0x01' })).toMatchObject({ data: '0x01' })
})

test.each<[Record<string, string>, string?]>([
  [{ chainId: '' }],
  [{ to: other, type: '0x1' }],
  [{ to: other, type: '0x3' }],
  [{ to: '0x1' }],
  [{}],
  [{ to: other, input: '0x01' }, '0x02'],
  [{ to: other, value: '-1' }],
  [{ to: other, value: `0x1${'0'.repeat(64)}` }],
  [{ to: other, value: '9'.repeat(78) }],
  [{ to: other, gasPrice: '0x1', maxFeePerGas: '0x1' }],
  [{ to: other, maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' }],
  [{ to: other, nonce: '0xffffffffffffffff' }],
  [{ to: other, accessList: '[{}]' }],
  [{ to: other }, '0x1'],
  [{ to: other }, '<b>'],
])('error: %j %s', (query, data) => {
  expect(read(query, data)).toMatchSnapshot()
})

describe('error: refuses a transaction', () => {
  const origin = 'https://app.example'
  const config = (allowMainnet: boolean) =>
    parseConfig({
      clients: { demo: { name: 'Demo', origins: [origin] } },
      chains: { 2020: { rpcUrl: 'https://rpc.example' } },
      allowMainnet,
    })
  const send = (query: Record<string, string>, allowMainnet = false) =>
    parseRequest(
      url({ state: 's', origin, clientId: 'demo', to: other, ...query }),
      config(allowMainnet),
    )

  test('on a chain with real money, unless the deployment allows it', () => {
    expect(send({ chainId: '2020' })).toMatchObject({
      kind: 'refused',
      reason: 'A development wallet does not send where money is real.',
    })
    expect(send({ chainId: '2020' }, true)).toMatchObject({ kind: 'send' })
  })

  test('for another chain, from another account', () => {
    expect(send({ chainId: '1' }, true)).toMatchObject({ code: 1003 })
    expect(
      send({ chainId: '2020', from: other, expectAddress: account }, true),
    ).toMatchObject({ code: 1003 })
    expect(
      send(
        {
          chainId: '2020',
          from: account.toLowerCase(),
          expectAddress: account,
        },
        true,
      ),
    ).toMatchObject({ kind: 'send', expectAddress: account })
  })
})

test('behavior: parses any parameters without throwing', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constant('0x'),
    fc.bigInt().map((value) => `0x${value.toString(16)}`),
    fc.stringMatching(/^0x[0-9a-f]*$/),
  )
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(
          'chainId',
          'to',
          'value',
          'type',
          'gas',
          'nonce',
          'data',
        ),
        text,
      ),
      text,
      (query, data) => {
        expect(parseTransaction(url(query, data))).toBeTypeOf('object')
      },
    ),
    { numRuns: 2000 },
  )
})
