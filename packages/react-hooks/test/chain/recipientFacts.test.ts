import { send } from '@strongroom/devnet'
import { decodeCall, encodeMultiSend } from '@strongroom/safe-protocol'
import { findRisks, listRecipients } from '@strongroom/safe-protocol/risks'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { readRecipientFacts } from '../../src/sign/readRecipientFacts.ts'
import type { RpcPort } from '../../src/verify/RpcPort.ts'
import { openChain } from './createSigningApp.fixture.ts'

const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function balanceOf(address) view returns (uint256)',
])
const stranger = '0xc0ffee254729296a45a3885639AC7E10F9d54979'

const chain = await openChain()

const call = (
  functionName: 'approve' | 'transfer',
  to: Address,
  amount: bigint,
): Hex => encodeFunctionData({ abi, functionName, args: [to, amount] })

test('default: reads code, balances and allowances from a node', async () => {
  const { client, tokens, accounts } = chain
  // An account with tokens stands in for a safe.
  const safe = accounts[0] as Address
  const { usd } = tokens
  await send(client, {
    from: safe,
    to: usd,
    data: call('approve', stranger, 7n),
  })
  const balance = await client.readContract({
    address: usd,
    abi,
    functionName: 'balanceOf',
    args: [safe],
  })
  expect(balance).toBeGreaterThan(0n)
  const node = decodeCall(
    {
      to: stranger,
      operation: 1,
      data: encodeMultiSend([
        { to: usd, data: call('approve', stranger, balance) },
        { to: stranger, data: call('approve', usd, 1n) },
        { to: usd, data: call('transfer', stranger, 1n) },
        { to: tokens.gold, value: 1n },
      ]),
    },
    { safe },
  )
  const recipients = listRecipients(node, { safe })
  const facts = await readRecipientFacts(client as RpcPort, recipients, {
    safe,
  })
  expect(facts.code).toEqual({
    [stranger.toLowerCase()]: 'account',
    [tokens.gold.toLowerCase()]: 'contract',
    // Who may spend is asked about too.
    [usd.toLowerCase()]: 'contract',
  })
  expect(facts.approvals).toEqual([
    { token: usd, spender: stranger, balance, allowance: 7n },
    // The address has no token, so its balance was not read.
    { token: stranger, spender: usd, balance: undefined, allowance: undefined },
  ])
  const risks = findRisks(node, { safe, ...facts })
  expect(
    risks.flatMap((risk) => (risk.kind === 'approval' ? [risk.reach] : [])),
  ).toEqual(['within-balance', 'unknown'])
  expect(risks).toContainEqual(
    expect.objectContaining({ kind: 'recipient-contract', code: 'contract' }),
  )
})

test('behavior: an approval of what an earlier call of the batch buys is within the balance', async () => {
  const { client, tokens, testing } = chain
  const { usd } = tokens
  const { exchange } = testing
  const rpc = client as RpcPort
  // An account with dollars alone stands in for a safe.
  const safe = '0x00000000000000000000000000000000000057ae'
  await send(client, {
    from: chain.accounts[0] as Address,
    to: usd,
    data: call('transfer', safe, 1_000n),
  })
  const bought = tokens.gold
  const swap = {
    to: exchange,
    data: encodeFunctionData({
      abi: parseAbi(['function swap(address, uint256, address, uint256)']),
      args: [usd, 40n, bought, 40n],
    }),
  }
  const allow = { to: usd, data: call('approve', exchange, 40n) }
  const reaches = async (
    calls: readonly { to: Address; data: Hex }[],
    second?: RpcPort,
  ) => {
    const node = decodeCall(
      { to: stranger, operation: 1, data: encodeMultiSend(calls) },
      { safe },
    )
    const facts = await readRecipientFacts(
      rpc,
      listRecipients(node, { safe }),
      {
        ...{ safe, tree: node, second },
      },
    )
    return findRisks(node, { safe, ...facts }).flatMap((risk) =>
      risk.kind === 'approval' && risk.token === bought ? [risk.reach] : [],
    )
  }
  const approve = (amount: bigint, spender: Address = stranger) => ({
    to: bought,
    data: call('approve', spender, amount),
  })
  expect(await reaches([allow, swap, approve(40n)])).toEqual(['within-balance'])
  expect(await reaches([allow, swap, approve(40n)], rpc)).toEqual([
    'within-balance',
  ])
  for (const [calls, second] of [
    // More than it buys, before it buys, and after a call that fails.
    [[allow, swap, approve(41n)], undefined],
    [[approve(40n), allow, swap], undefined],
    [[swap, approve(40n)], undefined],
    // A second node that cannot tell, or sees less.
    [
      [allow, swap, approve(40n)],
      { request: () => Promise.reject(new Error('down')) },
    ],
  ] as const)
    expect(await reaches(calls, second)).toEqual(['above-balance'])
  // The first of them runs before the purchase.
  expect(await reaches([approve(40n), allow, swap, approve(40n)])).toEqual([
    'above-balance',
    'above-balance',
  ])
  expect(await reaches([allow, swap, approve(2n ** 256n - 1n)])).toEqual([
    'unlimited',
  ])
})

test('behavior: an account that delegates to code is still an account', async () => {
  const address = '0x00000000000000000000000000000000c0FFee25'
  const code: Hex = `0xef0100${'11'.repeat(20)}`
  await chain.client.setCode({ address, bytecode: code })
  const recipient = { address, role: 'payment', amount: 1n, path: [] } as const
  const safe = chain.accounts[0] as Address
  const { code: found } = await readRecipientFacts(
    chain.client as RpcPort,
    [recipient],
    { safe },
  )
  expect(found).toEqual({ [address.toLowerCase()]: 'account' })
})

test('behavior: accounts that the owner knows are read after those unknown', async () => {
  const [safe, ...others] = chain.accounts as Address[]
  const asked: string[] = []
  const node: RpcPort = {
    request: async ({ params }) => {
      asked.push(String((params as unknown[])[0]))
      return '0x'
    },
  }
  const [one = '0x', two = '0x'] = others
  const facts = await readRecipientFacts(
    node,
    [one, two].map((address) => ({ address, role: 'payment', path: [] })),
    { safe: safe as Address, known: [{ address: one }] },
  )
  expect(asked).toEqual([two.toLowerCase(), one.toLowerCase()])
  expect(Object.values(facts.code)).toEqual(['account', 'account'])
})

test('behavior: a node without an answer leaves the facts out, and asks about 50 accounts', async () => {
  const safe = chain.accounts[0] as Address
  const recipients = Array.from({ length: 200 }, (_, at) => ({
    address: `0x${(at + 1).toString(16).padStart(40, 'a')}` as Address,
    role: 'payment' as const,
    path: [],
  }))
  let asked = 0
  const node: RpcPort = {
    request: async () => {
      asked += 1
      throw new Error('down')
    },
  }
  const facts = await readRecipientFacts(node, recipients, { safe })
  expect(facts).toEqual({ code: {}, approvals: [] })
  expect(asked).toBe(50)
})
