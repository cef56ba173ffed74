import { type Address, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { RpcPort } from './RpcPort.ts'
import { readTokens, tokenWord } from './readTokens.ts'

const usd: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const key = usd.toLowerCase()
const abi = parseAbi([
  'function decimals() view returns (uint256)',
  'function symbol() view returns (string)',
])
const text = (value: string) =>
  encodeFunctionResult({ abi, functionName: 'symbol', result: value })
const scale = (value: bigint) =>
  encodeFunctionResult({ abi, functionName: 'decimals', result: value })

/** A node that answers the two calls so, and counts them. */
function node(symbol: unknown, decimals: unknown) {
  const calls: string[] = []
  const rpc: RpcPort = {
    request: async ({ params: [{ data }] }) => {
      calls.push(data)
      const answer = data === '0x95d89b41' ? symbol : decimals
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  return { rpc, calls }
}
const gateway = (symbol = 'USD', decimals = 6) => ({
  [key]: { source: 'gateway', symbol, decimals } as const,
})
const read = async (options: Parameters<typeof readTokens>[1]) =>
  (await readTokens([usd], options))[key]

test('default: node and gateway agree', async () => {
  const { rpc } = node(text('USD'), scale(6n))
  expect(await read({ rpc, claims: gateway() })).toMatchInlineSnapshot(`
    {
      "address": "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
      "agreement": "agreed",
      "decimals": 6,
      "symbol": "USD",
      "words": [
        {
          "decimals": 6,
          "source": "node",
          "symbol": "USD",
        },
        {
          "decimals": 6,
          "source": "gateway",
          "symbol": "USD",
        },
      ],
    }
  `)
})

test.each([
  ['decimals', 'USD', 18n],
  ['symbol', 'EVIL', 6n],
] as const)(
  'error: the node lies about the %s',
  async (_, symbol, decimals) => {
    const { rpc } = node(text(symbol), scale(decimals))
    const fact = await read({ rpc, claims: gateway() })
    expect(fact?.agreement).toBe('contradicted')
    expect([fact?.symbol, fact?.decimals]).toEqual([undefined, undefined])
  },
)

test('error: one source alone proves nothing', async () => {
  const { rpc } = node(text('USD'), scale(6n))
  expect((await read({ rpc }))?.agreement).toBe('single')
  expect((await read({ claims: gateway() }))?.agreement).toBe('single')
  expect((await read({}))?.agreement).toBe('unknown')
})

test.each([
  ['an error', new Error('no'), scale(6n)],
  ['no decimals', text('USD'), '0x'],
  ['too many decimals', text('USD'), scale(78n)],
  ['huge decimals', text('USD'), scale(2n ** 255n)],
  ['null', null, null],
  ['garbage', '0x1234', scale(6n)],
  ['an empty symbol', text(' '), scale(6n)],
])(
  'error: a node that answers with %s has no word',
  async (_, symbol, decimals) => {
    const { rpc } = node(symbol, decimals)
    const fact = await read({ rpc, claims: gateway() })
    expect(fact?.words.map(({ source }) => source)).toEqual(['gateway'])
  },
)

const listed = { [key]: { symbol: 'USD', decimals: 6 } }

test('behavior: the app’s list takes the place of the gateway’s claim', async () => {
  const { rpc } = node(text('USD'), scale(6n))
  expect(await read({ rpc, claims: gateway('BAD', 2), listed })).toMatchObject({
    agreement: 'agreed',
    symbol: 'USD',
    decimals: 6,
    words: [{ source: 'node' }, { source: 'list' }],
  })
})

test.each([
  ['symbol', 'WETH', 6n],
  ['decimals', 'USD', 18n],
] as const)(
  'error: the app’s list names another %s than the node',
  async (_, symbol, decimals) => {
    const { rpc } = node(text(symbol), scale(decimals))
    // A node that agreed with the gateway before does not speak for the list.
    await read({ rpc, claims: gateway(symbol, Number(decimals)) })
    const fact = await read({ rpc, claims: gateway(), listed })
    expect(fact?.agreement).toBe('contradicted')
    expect([fact?.symbol, fact?.decimals]).toEqual([undefined, undefined])
  },
)

test('error: the app’s list alone proves nothing', async () => {
  const silent = node(new Error('no'), new Error('no'))
  for (const rpc of [undefined, silent.rpc]) {
    const fact = await read({ rpc, claims: gateway(), listed })
    expect(fact?.agreement).toBe('single')
    expect([fact?.symbol, fact?.decimals]).toEqual([undefined, undefined])
  }
})

test('behavior: reads a symbol of 32 bytes, as older tokens have it', async () => {
  const mkr = `0x${'4d4b52'.padEnd(64, '0')}` satisfies Hex
  const { rpc } = node(mkr, scale(18n))
  const fact = await read({ rpc, claims: gateway('MKR', 18) })
  expect(fact).toMatchObject({ agreement: 'agreed', symbol: 'MKR' })
})

const usdNode = () => node(text('USD'), scale(6n)).rpc
const wrongNode = () => node(text('USD'), scale(18n)).rpc
const mute = () => node(new Error('no'), new Error('no')).rpc

test.each([
  // A chain without a gateway, or a token that no record names.
  ['two nodes', usdNode(), usdNode(), undefined, 'agreed'],
  ['two nodes that differ', usdNode(), wrongNode(), undefined, 'contradicted'],
  ['two nodes, one of them silent', usdNode(), mute(), undefined, 'single'],
  ['the second node alone', mute(), usdNode(), undefined, 'single'],
  ['the second node and the gateway', mute(), usdNode(), 6, 'agreed'],
  ['all three', usdNode(), usdNode(), 6, 'agreed'],
  [
    'a gateway that differs from both',
    usdNode(),
    usdNode(),
    18,
    'contradicted',
  ],
  ['a second node that differs', usdNode(), wrongNode(), 6, 'contradicted'],
  ['a first node that differs', wrongNode(), usdNode(), 6, 'contradicted'],
  ['three that differ', mute(), wrongNode(), 6, 'contradicted'],
] as const)('behavior: %s', async (_, rpc, second, decimals, agreement) => {
  const claims = decimals && gateway('USD', decimals)
  const fact = await read({ rpc, second, claims: claims || {} })
  expect(fact?.agreement).toBe(agreement)
  expect(fact?.decimals).toBe(agreement === 'agreed' ? 6 : undefined)
})

test('error: the app’s list settles no difference between two nodes', async () => {
  const fact = await read({ rpc: usdNode(), second: wrongNode(), listed })
  expect(fact?.agreement).toBe('contradicted')
})

test('behavior: a second node that is added later is asked', async () => {
  const { rpc } = node(text('USD'), scale(6n))
  await read({ rpc, claims: gateway() })
  const silent = node(new Error('no'), new Error('no'))
  await read({ rpc, second: silent.rpc, claims: gateway() })
  await read({ rpc, second: silent.rpc, claims: gateway() })
  // It agrees only when it has answered.
  expect(silent.calls).toHaveLength(4)
  const fact = await read({ rpc, second: wrongNode(), claims: gateway() })
  expect(fact?.agreement).toBe('contradicted')
})

test('behavior: keeps what both agreed on, and nothing else', async () => {
  const honest = node(text('USD'), scale(6n))
  await read({ rpc: honest.rpc })
  await read({ rpc: honest.rpc, claims: gateway() })
  expect(honest.calls).toHaveLength(4)
  await read({ rpc: honest.rpc, claims: gateway() })
  expect(honest.calls).toHaveLength(4)
})

test('error: a gateway’s word that is no symbol with decimals', () => {
  for (const [symbol, decimals] of [
    ['', 6],
    [7, 6],
    ['USD', null],
    ['USD', '6'],
    ['USD', -1],
    ['USD', 6.5],
    ['USD', 78],
  ])
    expect(tokenWord('gateway', symbol, decimals)).toBeUndefined()
})
