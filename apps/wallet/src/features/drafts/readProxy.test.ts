import type { Rpc } from '@strongroom/react-hooks/chain'
import { expect, test } from 'vitest'
import { word } from '../../chain/abiWords.ts'
import { readProxy } from './readProxy.ts'

const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const code = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const beacon = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
const slots = {
  implementation:
    '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  older: '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
  beacon: '0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50',
} as const
const signal = new AbortController().signal

/** A node with one contract: its code, its slots, and what a beacon names. */
function node(
  at: {
    bytecode?: string
    slot?: Partial<Record<keyof typeof slots, string>>
    named?: string
  } = {},
): Rpc {
  return {
    url: '',
    async request({ method, params = [] }) {
      if (method === 'eth_getCode') return at.bytecode ?? '0x6000'
      if (method === 'eth_call') {
        expect(params[0]).toEqual({ to: beacon, data: '0x5c60da1b' })
        return at.named
      }
      expect([method, params[0]]).toEqual(['eth_getStorageAt', contract])
      const found = Object.entries(slots).find(([, slot]) => slot === params[1])
      const value = at.slot?.[found?.[0] as keyof typeof slots]
      return `0x${value ?? word(0n)}`
    },
  }
}
const silent: Rpc = {
  url: '',
  request: () => Promise.reject(new Error('unreachable')),
}

const minimal = `0x363d3d373d3d3d363d73${code.slice(2).toLowerCase()}5af43d82803e903d91602b57fd5bf3`
const proxies = {
  'EIP-1167': node({ bytecode: minimal }),
  'EIP-1967': node({ slot: { implementation: word(code) } }),
  'EIP-1967 with a beacon': node({
    slot: { beacon: word(beacon) },
    named: `0x${word(code)}`,
  }),
  'a slot from before EIP-1967': node({ slot: { older: word(code) } }),
}

for (const [kind, rpc] of Object.entries(proxies))
  test(`default: follows a proxy of ${kind}, by both nodes`, async () => {
    const found = { hasCode: true, implementation: code }
    expect(await readProxy([rpc, rpc], contract, signal)).toEqual({
      ...found,
      agreement: 'agreed',
    })
    expect(await readProxy([rpc, undefined], contract, signal)).toEqual({
      ...found,
      agreement: 'single',
    })
  })

test('behavior: a contract of its own, and an account, have no implementation', async () => {
  for (const [bytecode, hasCode] of [
    ['0x6000', true],
    ['0x', false],
  ] as const)
    expect(
      await readProxy([node({ bytecode }), undefined], contract, signal),
    ).toEqual({ hasCode, implementation: undefined, agreement: 'single' })
})

test('behavior: a second node without an answer leaves the word of the first', async () => {
  const found = await readProxy([proxies['EIP-1967'], silent], contract, signal)
  expect(found).toEqual({
    ...{ hasCode: true, implementation: code },
    agreement: 'single',
  })
})

test('behavior: nodes that differ leave no implementation', async () => {
  const lie = node({ slot: { implementation: word(other) } })
  for (const second of [lie, node(), node({ bytecode: '0x' })])
    expect(
      await readProxy([proxies['EIP-1967'], second], contract, signal),
    ).toEqual({
      ...{ hasCode: true, implementation: undefined },
      agreement: 'contradicted',
    })
})

test('behavior: ignores a slot whose word is no address', async () => {
  const rpc = node({ slot: { implementation: 'f'.repeat(64) } })
  expect(await readProxy([rpc, undefined], contract, signal)).toMatchObject({
    implementation: undefined,
  })
})

test('error: throws where the first node does not answer', async () => {
  await expect(
    readProxy([silent, proxies['EIP-1967']], contract, signal),
  ).rejects.toThrow('unreachable')
})
