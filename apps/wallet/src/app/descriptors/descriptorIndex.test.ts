/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createDescriber,
  type DescribeContext,
} from '@strongroom/react-hooks/clear-signing'
import { decodeCall, encodeMultiSend } from '@strongroom/safe-protocol'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexDescriptors } from '../../../scripts/indexDescriptors.ts'
import { descriptorIndex } from './descriptorIndex.gen.ts'

const folder = fileURLToPath(
  new URL('../../../public/descriptors/', import.meta.url),
)
const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const pool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const router = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const wstETH = '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0'
const tokens: Record<string, { symbol: string; decimals: number }> = {
  [usdc.toLowerCase()]: { symbol: 'USDC', decimals: 6 },
  [weth.toLowerCase()]: { symbol: 'WETH', decimals: 18 },
  [wstETH.toLowerCase()]: { symbol: 'wstETH', decimals: 18 },
}
const context: DescribeContext = {
  chainId: '1',
  safe,
  known: [{ address: alice, name: 'Alice' }],
  readTokens: async (asked) =>
    Object.fromEntries(
      asked.map((address) => {
        const fact = tokens[address.toLowerCase()]
        return [
          address.toLowerCase(),
          fact
            ? { address, agreement: 'agreed', ...fact, words: [] }
            : { address, agreement: 'unknown', words: [] },
        ]
      }),
    ),
}

const requests: string[] = []
const server = createServer((request, response) => {
  requests.push(`${request.headers.host}${request.url}`)
  response.setHeader('content-type', 'application/json')
  response.end(readFileSync(join(folder, `.${request.url}`)))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => void server.close())

const describe = () => createDescriber({ index: descriptorIndex, url })

async function describeCall(to: Hex, data: Hex, value = 0n) {
  const tree = decodeCall({ to, data, value }, { safe })
  return describe()({ tree }, context)
}

test('default: the index is what the generator makes of the published files', () => {
  const files = new Map(
    descriptorIndex.map(({ path, sha256 }) => [
      path,
      readFileSync(join(folder, `${sha256}.json`)),
    ]),
  )
  expect(indexDescriptors(files)).toEqual({
    index: descriptorIndex,
    skipped: [],
  })
  expect(globSync('*.json', { cwd: folder }).sort()).toEqual(
    descriptorIndex.map(({ sha256 }) => `${sha256}.json`).sort(),
  )
  const sources = readFileSync(join(folder, 'SOURCES.txt'), 'utf8')
  for (const { path, sha256 } of descriptorIndex)
    expect(sources).toMatch(
      new RegExp(`^${sha256}  ${path}  \\S+ [0-9a-f]{40}$`, 'mu'),
    )
})

test('behavior: Aave says what is supplied, and to whom', async () => {
  const data = encodeFunctionData({
    abi: parseAbi(['function supply(address,uint256,address,uint16)']),
    args: [usdc, 5_000_000n, alice, 0],
  })
  expect(await describeCall(pool, data)).toEqual({
    descriptions: [
      {
        path: [],
        author: 'Aave DAO',
        text: 'Supply',
        fields: [
          { label: 'Amount to supply', value: '5 USDC' },
          { label: 'Collateral recipient', value: 'Alice', address: alice },
        ],
        left: 0,
      },
    ],
    findings: [],
  })
})

test('behavior: the calls of a batch are described at their places', async () => {
  const calls = [
    { to: weth, value: 10n ** 18n, data: '0xd0e30db0' as const },
    { to: alice, value: 1n, data: '0x' as const },
    {
      to: weth,
      value: 0n,
      data: encodeFunctionData({
        abi: parseAbi(['function withdraw(uint256)']),
        args: [5n * 10n ** 17n],
      }),
    },
  ] as const
  const multiSend = '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D'
  const tree = decodeCall(
    {
      to: multiSend,
      value: 0n,
      data: encodeMultiSend(calls),
      operation: 1,
    },
    { safe },
  )
  const { descriptions, findings } = await describe()({ tree }, context)
  expect(
    descriptions.map(({ path, author, text, fields }) => [
      path,
      author,
      text,
      fields[0]?.value,
    ]),
  ).toEqual([
    [[0], 'WETH', 'Wrap', '1 ETH'],
    [[2], 'WETH', 'Unwrap', '0.5 WETH'],
  ])
  expect(findings).toEqual([])
})

test('behavior: a swap on Uniswap names amounts, tokens and recipient', async () => {
  const data = encodeFunctionData({
    abi: parseAbi([
      'struct P { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
      'function exactInputSingle(P)',
    ]),
    args: [
      {
        tokenIn: usdc,
        tokenOut: weth,
        fee: 500,
        recipient: safe,
        amountIn: 3_000_000_000n,
        amountOutMinimum: 10n ** 18n,
        sqrtPriceLimitX96: 0n,
      },
    ],
  })
  const { descriptions, findings } = await describeCall(router, data)
  expect(descriptions[0]?.author).toBe('Uniswap Labs')
  expect(descriptions[0]?.fields.map(({ value }) => value)).toEqual([
    '3000 USDC',
    '1 WETH',
    '0.05%',
    safe,
  ])
  expect(findings).toEqual([])
})

test('behavior: an unlimited approval of wstETH agrees, an unproven token is in base units', async () => {
  const abi = parseAbi(['function approve(address,uint256)'])
  const { descriptions, findings } = await describeCall(
    wstETH,
    encodeFunctionData({ abi, args: [alice, 2n ** 255n] }),
  )
  expect(findings).toEqual([])
  expect(descriptions[0]?.fields[0]?.value).toBe('Alice')
  const steth = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'
  const other = await describeCall(
    steth,
    encodeFunctionData({ abi, args: [alice, 7n] }),
  )
  expect(other.descriptions[0]?.fields[1]).toEqual({
    label: 'Amount',
    value: '7',
    unit: steth,
  })
  expect(other.findings).toEqual([])
})

test('behavior: permits of USDC and Permit2 and an order of 1inch are described', async () => {
  const permit = {
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    domain: {
      name: 'USD Coin',
      version: '2',
      chainId: 1,
      verifyingContract: usdc,
    },
    message: {
      owner: safe,
      spender: alice,
      value: '25000000',
      nonce: 0,
      deadline: '1900000000',
    },
  }
  const own = await describe()({ message: permit }, context)
  expect(own.descriptions[0]).toMatchObject({
    author: 'USDC',
    text: 'Authorize spending of tokens',
    path: [],
  })
  expect(own.descriptions[0]?.fields.map(({ value }) => value)).toEqual([
    alice,
    '25 USDC',
    '2030-03-17 17:46:40Z',
    safe,
  ])
  expect(own.findings).toEqual([])

  const permit2 = {
    types: {
      PermitSingle: [
        { name: 'details', type: 'PermitDetails' },
        { name: 'spender', type: 'address' },
        { name: 'sigDeadline', type: 'uint256' },
      ],
      PermitDetails: [
        { name: 'token', type: 'address' },
        { name: 'amount', type: 'uint160' },
        { name: 'expiration', type: 'uint48' },
        { name: 'nonce', type: 'uint48' },
      ],
    },
    primaryType: 'PermitSingle',
    domain: {
      name: 'Permit2',
      chainId: 1,
      verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    },
    message: {
      details: {
        token: usdc,
        amount: String(2n ** 160n - 1n),
        expiration: 1900000000,
        nonce: 0,
      },
      spender: alice,
      sigDeadline: 1900000000,
    },
  }
  const two = await describe()({ message: permit2 }, context)
  expect(two.descriptions[0]?.author).toBe('Uniswap Labs')
  expect(two.descriptions[0]?.fields[1]?.value).toBe('Unlimited USDC')
  expect(two.findings).toEqual([])
  // A message of another chain, or with another domain, is not described.
  const other = { ...permit2, domain: { ...permit2.domain, chainId: 10 } }
  expect((await describe()({ message: other }, context)).descriptions).toEqual(
    [],
  )
  const named = { ...permit2, domain: { ...permit2.domain, name: 'Permit3' } }
  expect((await describe()({ message: named }, context)).descriptions).toEqual(
    [],
  )
  const zero = '0x0000000000000000000000000000000000000000'
  const empty = '0x'
  const order = {
    types: {
      Order: [
        ...[['salt', 'uint256']],
        ...[
          'makerAsset',
          'takerAsset',
          'maker',
          'receiver',
          'allowedSender',
        ].map((name) => [name, 'address']),
        ...['makingAmount', 'takingAmount'].map((name) => [name, 'uint256']),
        ...[
          ...['makerAssetData', 'takerAssetData', 'getMakerAmount'],
          ...['getTakerAmount', 'predicate', 'permit', 'interaction'],
        ].map((name) => [name, 'bytes']),
      ].map(([name = '', type = '']) => ({ name, type })),
    },
    primaryType: 'Order',
    domain: {
      name: '1inch Limit Order Protocol',
      version: '2',
      chainId: 1,
      verifyingContract: '0x119c71d3bbac22029622cbaec24854d3d32d2828',
    },
    message: {
      salt: '1',
      ...{ makerAsset: usdc, takerAsset: weth, maker: safe, receiver: alice },
      ...{ allowedSender: zero, makingAmount: '3000000000' },
      ...{ takingAmount: '1000000000000000000', makerAssetData: empty },
      ...{ takerAssetData: empty, getMakerAmount: empty, permit: empty },
      ...{ getTakerAmount: empty, predicate: empty, interaction: empty },
    },
  }
  const inch = await describe()({ message: order }, context)
  expect(inch.descriptions[0]?.text).toBe('1inch Order')
  expect(
    inch.descriptions[0]?.fields.slice(0, 4).map(({ value }) => value),
  ).toEqual([safe, '3000 USDC', '1 WETH', 'Alice'])
  expect(inch.findings).toEqual([])
})

test('behavior: only the folder of the files is asked', () => {
  const { host } = new URL(url)
  expect(requests.length).toBeGreaterThan(0)
  for (const request of requests)
    expect(request).toMatch(new RegExp(`^${host}/[0-9a-f]{64}\\.json$`, 'u'))
})
