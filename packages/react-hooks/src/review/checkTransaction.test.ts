import { createGatewayClient } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeMultiSendCallOnly,
  getSafeDeployment,
} from '@strongroom/safe-protocol'
import type { Acknowledgement, Verdict } from '@strongroom/safe-protocol/risks'
import { acknowledgementOf } from '@strongroom/safe-protocol/risks'
import type { Address, Hex } from 'viem'
import { expect, test } from 'vitest'
import type { Coin } from '../chain/chains/findCoin.ts'
import { assertAllowed } from '../sign/assertAllowed.ts'
import { RefusedError } from '../sign/RefusedError.ts'
import type { ReviewedPayload } from '../sign/ReviewedPayload.ts'
import {
  createFakeSafe,
  safeAddress,
} from '../verify/createFakeSafe.test.fixture.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { checkTransaction, type ReviewSubject } from './checkTransaction.ts'

/** A gateway that has exactly this record. */
const gatewayOf = (record: object | undefined) =>
  createGatewayClient({
    retry: 0,
    fetch: async () =>
      record
        ? Response.json(record)
        : Response.json({ code: 404, message: 'No' }, { status: 404 }),
  })

async function check(
  subjectOf: (
    fake: Awaited<ReturnType<typeof createFakeSafe>>,
  ) => ReviewSubject,
  options: { record?: object; rpc?: RpcPort | null } = {},
) {
  const fake = await createFakeSafe()
  const { rpc = fake.rpc } = options
  return checkTransaction(subjectOf(fake), {
    gateway: gatewayOf(options.record),
    chainId: '1337',
    safeAddress,
    safe: fake.safe,
    rpc: rpc ?? undefined,
  })
}

test('default: returns a payload built from the bytes that were hashed here', async () => {
  const { review, record } = await check(({ details, safeTxHash }) => ({
    details,
    transactionId: safeTxHash,
  }))
  expect(review.verdict?.decision).toBe('allow')
  expect(review.payload?.transaction.value).toBe(10n ** 18n)
  expect(record).toBeDefined()
})

test('behavior: value in a coin that only the gateway names has to be accepted', async () => {
  const { state, safe, rpc } = await createFakeSafe()
  state.chainId = 777001
  const to = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
  const transaction = createSafeTransaction({ to, value: 1n, nonce: 7n })
  const checkWith = (options: { coin?: Coin }) =>
    checkTransaction(
      { transaction },
      {
        gateway: gatewayOf(undefined),
        ...{ chainId: '777001', safeAddress, safe, rpc, ...options },
      },
    )
  const unlisted = await checkWith({})
  expect(unlisted.review.verification.status).toBe('verified')
  expect(unlisted.review.verdict?.decision).toBe('acknowledge')
  const coin = { name: 'Own', symbol: 'OWN', decimals: 18 }
  const named = await checkWith({ coin })
  expect(named.review.verdict?.decision).toBe('allow')
})

const known = [
  { address: '0xc0ffee1111111111111111111111111111D54979', name: 'Coffee' },
]

test('behavior: a recipient that looks like a known one has to be accepted, by every signer', async () => {
  const { details, safe, rpc, safeTxHash } = await createFakeSafe()
  const { review } = await checkTransaction(
    { details, transactionId: safeTxHash },
    {
      gateway: gatewayOf(undefined),
      chainId: '1337',
      safeAddress,
      safe,
      rpc,
      known,
    },
  )
  expect(review.verification.status).toBe('verified')
  expect(review.verdict?.decision).toBe('acknowledge')
  expect(review.verdict?.reasons[0]?.finding).toMatchObject({
    kind: 'recipient-look-alike',
    imitated: known[0]?.address,
    name: 'Coffee',
  })
  expect(review.recipients).toMatchObject([
    { role: 'payment', amount: 10n ** 18n },
  ])
  // The last step before the wallet decides on the same facts.
  const payload = review.payload as ReviewedPayload
  const now = { nonce: 7n, threshold: 2, owners: [safeAddress] }
  const sendWith = (acknowledged: Acknowledgement | undefined) => () =>
    assertAllowed(payload, safeTxHash, { now, acknowledged })
  expect(sendWith(undefined)).toThrow(RefusedError)
  expect(sendWith(acknowledgementOf(review.verdict as Verdict))).not.toThrow()
})

test('behavior: a payment to a pinned token, or to one the safe holds, has to be accepted', async () => {
  const { safe, rpc } = await createFakeSafe()
  const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const transaction = createSafeTransaction({ to: token, value: 1n, nonce: 7n })
  const node: RpcPort = {
    request: async (call) =>
      call.method === 'eth_getCode' && String(call.params).startsWith('0x5fbd')
        ? '0x6001'
        : rpc.request(call),
  }
  const kindsOf = async (
    over: Partial<Parameters<typeof checkTransaction>[1]>,
  ) => {
    const { review } = await checkTransaction(
      { transaction },
      {
        ...{ gateway: gatewayOf(undefined), chainId: '1337' },
        ...{ safeAddress, safe, rpc: node, ...over },
      },
    )
    expect(review.code).toEqual({ [token.toLowerCase()]: 'contract' })
    return review.verdict?.reasons.map(({ finding }) => finding.kind)
  }
  expect(await kindsOf({})).toContain('recipient-contract')
  const listed = { [token.toLowerCase()]: { symbol: 'USD', decimals: 6 } }
  expect(await kindsOf({ listed })).toContain('recipient-is-token')
  const items = [{ tokenInfo: { address: token } }]
  const gateway = gatewayOf({ fiatTotal: '0', items })
  expect(await kindsOf({ gateway })).toContain('recipient-is-token')
})

test('behavior: an allowance is within the balance only if the node says so', async () => {
  const { safe, rpc } = await createFakeSafe()
  const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const data: Hex = `0x095ea7b3${'c0ffee254729296a45a3885639ac7e10f9d54979'.padStart(64, '0')}${'5'.padStart(64, '0')}`
  const transaction = createSafeTransaction({ to: token, data, nonce: 7n })
  const reviewWith = async (answer: (data: string) => unknown) => {
    const node: RpcPort = {
      request: async (call) => {
        const [to] = (call.params ?? []) as [{ to?: string; data?: string }]
        return to?.to === token ? answer(`${to.data}`) : rpc.request(call)
      },
    }
    const { review } = await checkTransaction(
      { transaction },
      {
        gateway: gatewayOf(undefined),
        chainId: '1337',
        safeAddress,
        safe,
        rpc: node,
      },
    )
    return review
  }
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
  const isBalance = (call: string) => call.startsWith('0x70a08231')
  const covered = await reviewWith((call) => word(isBalance(call) ? 5 : 3))
  expect(covered.verdict?.decision).toBe('warn')
  expect(covered.approvals).toMatchObject([{ balance: 5n, allowance: 3n }])
  const above = await reviewWith((call) => word(isBalance(call) ? 4 : 0))
  expect(above.verdict?.reasons[0]?.finding).toMatchObject({
    reach: 'above-balance',
  })
  for (const lie of [null, '0x', `0x${'ff'.repeat(100_000)}`, {}]) {
    const { verdict, verification } = await reviewWith(() => lie)
    expect(verification.status).toBe('verified')
    expect(verdict?.decision).toBe('acknowledge')
    expect(verdict?.reasons[0]?.finding).toMatchObject({ reach: 'unknown' })
  }
})

const usd = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const carol = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A node that gives any token this symbol and these decimals. */
const nodeOf = (
  rpc: RpcPort,
  [symbol, decimals]: [string, number],
): RpcPort => ({
  request: async (call) => {
    const data = call.params?.[0]?.data
    if (data === '0x313ce567')
      return `0x${decimals.toString(16).padStart(64, '0')}`
    if (data === '0x95d89b41')
      return `0x${Buffer.from(symbol).toString('hex').padEnd(64, '0')}`
    return rpc.request(call)
  },
})

/** A review of a draft that sends 5 USD, with what node and gateway say. */
async function checkPayment(
  node: [string, number],
  gateway?: [string, number],
  second?: [string, number],
) {
  const { safe, rpc } = await createFakeSafe()
  const transaction = createSafeTransaction({
    to: usd,
    data: `0xa9059cbb${carol.slice(2).padStart(64, '0')}${(5_000_000).toString(16).padStart(64, '0')}`,
    nonce: 7n,
  })
  const { review } = await checkTransaction(
    { transaction },
    {
      ...{ chainId: '1337', safeAddress, safe },
      rpc: nodeOf(rpc, node),
      second: second && nodeOf(rpc, second),
      gateway: createGatewayClient({
        retry: 0,
        fetch: async (url) =>
          gateway && `${new Request(url).url}`.includes('/balances/')
            ? Response.json({
                fiatTotal: '0',
                items: [
                  {
                    balance: '5000000',
                    fiatBalance: '0',
                    fiatConversion: '0',
                    tokenInfo: {
                      type: 'ERC20',
                      address: usd,
                      name: 'US Dollar',
                      symbol: gateway[0],
                      decimals: gateway[1],
                      logoUri: '',
                    },
                  },
                ],
              })
            : Response.json({ code: 404, message: 'No' }, { status: 404 }),
      }),
    },
  )
  return review
}

test('behavior: a token’s amount is shown when node and gateway agree', async () => {
  const { verdict, payload, tokens } = await checkPayment(
    ['USD', 6],
    ['USD', 6],
  )
  expect(verdict?.decision).toBe('allow')
  expect(payload).toBeDefined()
  expect(tokens[usd.toLowerCase()]).toMatchObject({
    agreement: 'agreed',
    symbol: 'USD',
    decimals: 6,
  })
})

test('error: a lie about a token by the node or by the gateway is refused', async () => {
  const lies: [[string, number], [string, number]][] = [
    [
      ['USD', 18],
      ['USD', 6],
    ],
    [
      ['USD', 6],
      ['USD', 0],
    ],
    [
      ['USD', 6],
      ['ETH', 6],
    ],
  ]
  for (const [node, gateway] of lies) {
    const { verdict, payload, tokens } = await checkPayment(node, gateway)
    expect(verdict?.decision).toBe('refuse')
    expect(payload).toBeUndefined()
    expect(tokens[usd.toLowerCase()]?.symbol).toBeUndefined()
  }
})

test('behavior: without the gateway’s word the amount is in units', async () => {
  const { verdict, tokens } = await checkPayment(['USD', 6])
  expect(verdict?.decision).toBe('allow')
  expect(tokens[usd.toLowerCase()]?.agreement).toBe('single')
})

test('behavior: without the gateway’s word a second node proves a token, or refuses it', async () => {
  const agreed = await checkPayment(['USD', 6], undefined, ['USD', 6])
  expect(agreed.verdict?.decision).toBe('allow')
  expect(agreed.tokens[usd.toLowerCase()]).toMatchObject({
    agreement: 'agreed',
    decimals: 6,
  })
  const differs = await checkPayment(['USD', 6], undefined, ['USD', 18])
  expect(differs.verdict?.decision).toBe('refuse')
  expect(differs.payload).toBeUndefined()
  // A node that lies is found by the two others, too.
  const lie = await checkPayment(['USD', 6], ['USD', 6], ['USD', 0])
  expect(lie.verdict?.decision).toBe('refuse')
})

test('error: an honest record of another transaction', async () => {
  const { review } = await check(({ details }) => ({
    details,
    transactionId: `0x${'ab'.repeat(32)}`,
  }))
  expect(review.payload).toBeUndefined()
  expect(review.verification.problems.map(({ kind }) => kind)).toEqual([
    'transaction',
  ])
})

test('error: a missing RPC endpoint leaves the review unavailable', async () => {
  const { review } = await check(
    ({ details, safeTxHash }) => ({ details, transactionId: safeTxHash }),
    { rpc: null },
  )
  expect(review.verification.status).toBe('unavailable')
  expect(review.payload).toBeUndefined()
})

const draft = createSafeTransaction({
  to: safeAddress,
  value: 1n,
  nonce: 7n,
})

test('error: code of a library that could not be read', async () => {
  const { rpc } = await createFakeSafe()
  const to = getSafeDeployment({ version: '1.4.1' })?.multiSendCallOnly.address
  const { review } = await check(
    () => ({
      transaction: createSafeTransaction({
        to: to ?? safeAddress,
        operation: 1,
        data: encodeMultiSendCallOnly([{ to: safeAddress, value: 1n }]),
        nonce: 7n,
      }),
    }),
    {
      rpc: {
        request: (call) =>
          call.method === 'eth_getCode'
            ? Promise.reject(new Error('No answer.'))
            : rpc.request(call),
      },
    },
  )
  expect(review.payload).toBeUndefined()
  expect(review.verification).toMatchObject({
    status: 'unavailable',
    problems: [{ kind: 'rpc' }],
  })
})

test('behavior: a draft needs no record', async () => {
  const { review, record } = await check(() => ({ transaction: draft }))
  expect(review.payload?.transaction).toEqual(draft)
  expect(record).toBeUndefined()
})

test('error: ignores a record with another hash than the draft', async () => {
  const { details } = await createFakeSafe()
  const { review, record } = await check(() => ({ transaction: draft }), {
    record: details,
  })
  expect(review.payload?.transaction).toEqual(draft)
  expect(record).toBeUndefined()
})
