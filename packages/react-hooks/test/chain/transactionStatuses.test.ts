import { createSafe, devTokens, executeSafe, send } from '@strongroom/devnet'
import {
  createGatewayClient,
  type TransactionDetails,
  type TransactionItem,
} from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeAddOwner,
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
} from 'viem'
import { beforeEach, expect, test } from 'vitest'
import {
  executionFailure,
  executionSuccess,
} from '../../src/execute/readOutcome.ts'
import { verifyTransaction } from '../../src/index.ts'
import { createStatusProver } from '../../src/statuses/createStatusProver.ts'
import type { OtherNodes } from '../../src/verify/compareStatus.ts'
import { finalDepth } from '../../src/verify/finalDepth.ts'
import {
  type Account,
  alice,
  bob,
  openChain,
} from './createSigningApp.fixture.ts'

const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const stranger = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const chainId = '1337'
const ex = (value: Address) => ({ value, name: null, logoUri: null })

const chain = await openChain()
let safe: Address
let salt = 0n
beforeEach(async () => {
  safe = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    owners: [alice.address, bob.address],
    threshold: 2,
    saltNonce: ++salt,
    from: alice.address,
  })
  await transfer(alice.address, safe, 10n ** 18n)
})

const transfer = (from: Address, to: Address, value: bigint) =>
  send(chain.client, { from, to, value })

type Row = TransactionItem['transaction']

interface Entry {
  item: TransactionItem
  details: TransactionDetails
  transaction: SafeTransaction
}

/** A record as an honest gateway has it, and its row in a list. */
async function record(
  fields: Partial<SafeTransaction> & { nonce: bigint },
  { signers = [alice], ...row }: { signers?: Account[] } & Partial<Row> = {},
): Promise<Entry> {
  const transaction = createSafeTransaction({ to: dave, ...fields })
  const { to, value, data } = transaction
  const domain = { chainId: 1337n, safe, version: '1.4.1' }
  const { safeTxHash } = hashSafeTransaction(domain, transaction)
  const txInfo: Row['txInfo'] = {
    type: 'Transfer',
    sender: ex(safe),
    recipient: ex(to),
    direction: 'OUTGOING',
    transferInfo: { type: 'NATIVE_COIN', value: `${value}` },
  }
  const nonce = Number(transaction.nonce)
  const isComplete = signers.length >= 2
  const summary: Row = {
    id: `multisig_${safe}_${safeTxHash}`,
    timestamp: nonce,
    txStatus: isComplete ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS',
    txInfo,
    txHash: null,
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: 2,
      confirmationsSubmitted: signers.length,
    },
    ...row,
  }
  const details: TransactionDetails = {
    safeAddress: safe,
    txId: summary.id,
    txStatus: summary.txStatus,
    txInfo: summary.txInfo,
    txHash: summary.txHash ?? null,
    txData: {
      to: ex(to),
      value: `${value}`,
      hexData: data,
      operation: transaction.operation,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: 1,
      nonce,
      safeTxGas: `${transaction.safeTxGas}`,
      baseGas: '0',
      gasPrice: '0',
      gasToken: transaction.gasToken,
      refundReceiver: ex(transaction.refundReceiver),
      safeTxHash,
      signers: [alice, bob].map(({ address }) => ex(address)),
      confirmationsRequired: 2,
      confirmations: await Promise.all(
        signers.map(async (signer) => ({
          signer: ex(signer.address),
          signature: await signer.sign({ hash: safeTxHash }),
          submittedAt: 1,
        })),
      ),
      rejectors: [],
      trusted: true,
    },
  }
  const item: TransactionItem = {
    type: 'TRANSACTION',
    transaction: summary,
    conflictType: 'None',
  }
  return { item, details, transaction }
}

/** Executes a transaction by its owners; the row as the gateway then has it. */
async function execute(
  fields: Partial<SafeTransaction> & { nonce: bigint },
  row: Partial<Row> = {},
): Promise<Entry & { txHash: Hex }> {
  const { transaction } = await record(fields)
  const receipt = await executeSafe(chain.client, {
    safe,
    ...transaction,
    signers: [alice.address, bob.address],
    executor: alice.address,
  })
  const txHash = receipt.transactionHash
  const ended = { txStatus: 'SUCCESS', txHash, ...row } as const
  return {
    ...(await record(fields, { signers: [alice, bob], ...ended })),
    txHash,
  }
}

/** A received transfer, as a row. */
function received(
  txHash: Hex,
  from: Address,
  transferInfo: Extract<Row['txInfo'], { type: 'Transfer' }>['transferInfo'],
): TransactionItem {
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `transfer_${safe}_${txHash}`,
      timestamp: 1,
      txStatus: 'SUCCESS',
      txHash,
      executionInfo: null,
      txInfo: {
        type: 'Transfer',
        sender: ex(from),
        recipient: ex(safe),
        direction: 'INCOMING',
        transferInfo,
      },
    },
  }
}

interface Call {
  readonly method: string
  readonly params?: readonly [{ readonly data?: string }?]
}
/** A node's own answer to a call, in place of the chain's. */
type Lie = (call: Call) => unknown

/** A node that claims another next nonce of the safe. */
const nonceIs =
  (nonce: bigint): Lie =>
  ({ method, params }) =>
    method === 'eth_call' && params?.[0]?.data === '0xaffed0e0'
      ? numberToHex(nonce, { size: 32 })
      : undefined

/** Proves rows over a gateway in memory and the real node, until the test ends. */
function prove(
  entries: readonly { item: TransactionItem; details?: TransactionDetails }[],
  {
    interval = 60_000,
    lie = () => undefined,
    ...others
  }: { interval?: number; lie?: Lie } & OtherNodes = {},
) {
  const asked: string[] = []
  const sent: string[] = []
  let most = 0
  let open = 0
  const gateway = createGatewayClient({
    baseUrl: 'https://gateway.example',
    async fetch(url) {
      const id = String(url).split('/').at(-1) ?? ''
      sent.push(id)
      most = Math.max(most, ++open)
      await new Promise((resolve) => setTimeout(resolve, 5))
      open--
      const entry = entries.find(({ item }) => item.transaction.id === id)
      return entry?.details
        ? Response.json(entry.details)
        : Response.json({ code: 404, message: 'Not found' }, { status: 404 })
    },
  })
  const rpc = {
    async request(call: Call) {
      asked.push(call.method)
      return lie(call) ?? (await chain.client.request(call as never))
    },
  }
  const prover = createStatusProver(
    { chainId, safeAddress: safe, gateway, rpc, ...others },
    { interval },
  )
  const watch = (items = entries.map(({ item }) => item), isVisible = true) =>
    prover.watch(items, () => undefined, isVisible)
  const stop = watch()
  const words = () =>
    entries.map(({ item }) => {
      const proof = prover.get(item)
      const kinds = proof?.problems.map(({ kind }) => kind).join()
      return proof && `${proof.word}${kinds ? ` ! ${kinds}` : ''}`
    })
  const proofOf = ({ item }: { item: TransactionItem }) => prover.get(item)
  const count = (method: string) =>
    asked.filter((other) => other === method).length
  return {
    ...{ asked, sent, stop, watch, words, proofOf, count },
    most: () => most,
    [Symbol.dispose]: stop,
  }
}

const patient = { timeout: 20_000 }

test('default: what waits is proven by its bytes, its signatures and the chain', async () => {
  const entries = [
    await record({ value: 1n, nonce: 0n }, { signers: [bob] }),
    await record({ value: 2n, nonce: 0n }, { signers: [alice, bob] }),
    await record({ value: 3n, nonce: 1n }, { signers: [alice, bob] }),
  ] as const
  using proving = prove(entries)
  await expect
    .poll(proving.words, patient)
    .toEqual(['confirmations', 'ready', 'turn'])
  expect(proving.proofOf(entries[0])).toEqual({
    status: 'proven',
    word: 'confirmations',
    nonce: 0n,
    next: 0n,
    isFinalized: false,
    isDescribed: true,
    problems: [],
    confirmations: {
      confirmed: [bob.address],
      missing: [alice.address],
      required: 2,
    },
  })
  expect(new Set(proving.sent)).toEqual(
    new Set(entries.map(({ item }) => item.transaction.id)),
  )
})

test('behavior: a transaction that the policy refuses is not ready', async () => {
  const handler = encodeFunctionData({
    abi: [
      {
        type: 'function',
        name: 'setFallbackHandler',
        inputs: [{ name: 'handler', type: 'address' }],
        outputs: [],
        stateMutability: 'nonpayable',
      },
    ],
    args: [safe],
  })
  const entry = await record(
    { to: stranger, operation: 1, data: handler, nonce: 0n },
    {
      signers: [alice, bob],
      txInfo: {
        type: 'Custom',
        to: ex(stranger),
        dataSize: '36',
        value: '0',
        isCancellation: false,
      },
    },
  )
  using proving = prove([entry])
  await expect.poll(proving.words, patient).toEqual(['confirmed'])
})

test('behavior: many executions are proven by one receipt and one query of logs', async () => {
  const entries: Entry[] = []
  for (let nonce = 0n; nonce < 6n; nonce++)
    entries.push(await execute({ value: nonce + 1n, nonce }))
  using proving = prove(entries)
  await expect.poll(proving.words, patient).toEqual(Array(6).fill('executed'))
  expect(proving.count('eth_getLogs')).toBe(1)
  expect(proving.count('eth_getTransactionReceipt')).toBe(1)
  expect(proving.proofOf(entries[0] as Entry)).toMatchObject({
    status: 'proven',
    isDescribed: true,
    isFinalized: false,
  })
})

test('behavior: few rows at once, visible ones first, what is final only once', async () => {
  const entries: Entry[] = []
  for (let nonce = 0n; nonce < 10n; nonce++)
    entries.push(await execute({ value: nonce + 1n, nonce }))
  await chain.client.mine({ blocks: finalDepth })
  using proving = prove([...entries].reverse())
  await expect.poll(proving.words, patient).toEqual(Array(10).fill('executed'))
  expect(proving.most()).toBe(4)
  expect(proving.proofOf(entries[0] as Entry)?.isFinalized).toBe(true)
  const { length } = proving.sent
  const asked = proving.asked.length
  // Another list of the same safe, and the list again.
  proving.watch()()
  using _again = { [Symbol.dispose]: proving.watch() }
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(proving.sent).toHaveLength(length)
  expect(proving.asked).toHaveLength(asked)
})

test('behavior: a gateway without records is asked less and less often', async () => {
  const { item } = await record({ value: 1n, nonce: 0n })
  using proving = prove([{ item }], { interval: 50 })
  const started = performance.now()
  await expect.poll(() => proving.sent.length, patient).toBeGreaterThan(3)
  // 100, 200 and 400 ms lie between the attempts.
  expect(performance.now() - started).toBeGreaterThan(600)
  expect(proving.proofOf({ item })).toBeUndefined()
})

test('behavior: an execution that a reorg removes is taken back', async () => {
  const before = await chain.client.snapshot()
  const entry = await execute({ value: 5n, nonce: 0n })
  const second = chain.client
  using proving = prove([entry], { interval: 200, second })
  await expect.poll(proving.words, patient).toEqual(['executed'])
  expect(proving.proofOf(entry)?.isFinalized).toBe(false)
  await chain.client.revert({ id: before })
  // The other branch is as long.
  await chain.client.mine({ blocks: 1 })
  await expect.poll(proving.words, patient).toEqual(['confirmed ! status'])
  // And it is executed once more.
  await execute({ value: 5n, nonce: 0n })
  await expect.poll(proving.words, patient).toEqual(['executed'])
  expect(proving.proofOf(entry)?.isFinalized).toBe(false)
  await chain.client.mine({ blocks: finalDepth })
  await expect
    .poll(() => proving.proofOf(entry)?.isFinalized, patient)
    .toBe(true)
})

test('behavior: the check of a single record follows the reorg, too', async () => {
  const before = await chain.client.snapshot()
  const { details, txHash } = await execute({ value: 5n, nonce: 0n })
  const rpc = chain.client
  const check = () =>
    verifyTransaction({ chainId, safeAddress: safe, details, rpc, second: rpc })
  expect((await check()).proven).toMatchObject({ word: 'executed', txHash })
  await chain.client.revert({ id: before })
  const undone = await check()
  expect(undone.proven?.word).toBe('ready')
  expect(undone.problems).toEqual([
    { kind: 'status', gateway: 'SUCCESS', chain: 'ready' },
  ])
})

test('error: a gateway that lies about the state against two nodes', async () => {
  const executed = await execute({ value: 1n, nonce: 0n })
  const wrong = (entry: Entry, row: Partial<Row>): Entry => ({
    ...entry,
    item: {
      ...entry.item,
      transaction: { ...entry.item.transaction, ...row },
    },
    details: { ...entry.details, ...row } as TransactionDetails,
  })
  const waiting = await record({ value: 2n, nonce: 1n })
  const lies = [
    wrong(executed, { txStatus: 'FAILED' }),
    wrong(waiting, { txStatus: 'SUCCESS', txHash: executed.txHash }),
    wrong(await record({ value: 3n, nonce: 1n }), { txStatus: 'FAILED' }),
    wrong(await record({ value: 4n, nonce: 1n }), { txStatus: 'CANCELLED' }),
    wrong(await record({ value: 5n, nonce: 1n }), {
      txStatus: 'AWAITING_EXECUTION',
    }),
  ]
  using proving = prove(lies, { second: chain.client })
  await expect
    .poll(proving.words, patient)
    .toEqual([
      'executed ! status',
      'confirmations ! status',
      'confirmations ! status',
      'confirmations ! status',
      'confirmations ! confirmations',
    ])
})

test('error: an invented confirmation, another amount, another recipient, another nonce', async () => {
  const forged = await record(
    { value: 1n, nonce: 0n },
    { signers: [alice, bob] },
  )
  const info = forged.details.detailedExecutionInfo as {
    confirmations: { signature: Hex }[]
  }
  const [first, second] = info.confirmations
  if (first && second) second.signature = first.signature
  const change = async (value: bigint, row: (honest: Row) => Partial<Row>) => {
    const entry = await record({ value, nonce: 0n })
    const { transaction } = entry.item
    return {
      ...entry,
      item: {
        ...entry.item,
        transaction: { ...transaction, ...row(transaction) },
      },
    }
  }
  const paying = (fields: object) => (honest: Row) =>
    ({ txInfo: { ...honest.txInfo, ...fields } }) as Partial<Row>
  const entries = [
    forged,
    await change(
      2n,
      paying({ transferInfo: { type: 'NATIVE_COIN', value: '9' } }),
    ),
    await change(3n, paying({ recipient: ex(stranger) })),
    await change(4n, () => ({
      executionInfo: {
        type: 'MULTISIG',
        nonce: 7,
        confirmationsRequired: 2,
        confirmationsSubmitted: 1,
      },
    })),
  ]
  using proving = prove(entries)
  await expect
    .poll(proving.words, patient)
    .toEqual([
      'confirmations ! signature,confirmations',
      ...Array(3).fill('confirmations ! description-differs'),
    ])
  for (const entry of entries.slice(1))
    expect(proving.proofOf(entry)?.isDescribed).toBe(false)
  // A list shows these instead of the gateway's.
  expect(entries.map((entry) => proving.proofOf(entry)?.words)).toMatchObject([
    undefined,
    ...[2n, 3n, 4n].map((value) => ({
      type: 'Transfer',
      direction: 'OUTGOING',
      recipient: { value: dave },
      transferInfo: { type: 'NATIVE_COIN', value: `${value}` },
    })),
  ])
})

test('behavior: a contradicted amount of a token is shown only with proven decimals', async () => {
  const { usd } = devTokens()
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [dave, 5_000_000n],
  })
  const row = (tokenAddress: Address): Partial<Row> => ({
    txInfo: {
      type: 'Transfer',
      sender: ex(safe),
      recipient: ex(dave),
      direction: 'OUTGOING',
      transferInfo: {
        ...{ type: 'ERC20', tokenAddress, tokenSymbol: 'USD', decimals: 6 },
        ...{ value: '9', trusted: null, imitation: false },
      },
    },
  })
  const entries = [
    await record({ to: usd, data, nonce: 0n }, row(usd)),
    await record({ to: usd, data, nonce: 1n }, row(stranger)),
  ] as const
  using proving = prove(entries)
  await expect
    .poll(() => entries.map((entry) => proving.proofOf(entry)?.words), patient)
    .toMatchObject([
      {
        type: 'Transfer',
        recipient: { value: dave },
        transferInfo: {
          ...{ tokenAddress: usd, tokenSymbol: 'USD', decimals: 6 },
          value: '5000000',
        },
      },
      // The node alone has decimals of this token, so no amount is shown.
      { type: 'Custom', to: { value: usd }, methodName: 'transfer' },
    ])
})

test('error: a node alone cannot make a transaction replaced', async () => {
  const waiting = await record({ value: 1n, nonce: 0n })
  const lie = nonceIs(1n)
  const second = chain.client
  const replaced = {
    request: async (call: Call) =>
      lie(call) ?? (await chain.client.request(call as never)),
  }
  const lone = (...against: readonly string[]) => ({
    status: 'contradicted',
    word: undefined,
    next: undefined,
    problems: [
      {
        kind: 'lone-node',
        gateway: 'AWAITING_CONFIRMATIONS',
        node: 'replaced',
        against,
      },
    ],
  })
  for (const [others, outcome] of [
    [{}, lone()],
    [{ second }, lone('second')],
    [{ wallet: second }, lone('wallet')],
    [{ second: replaced, wallet: second }, lone('wallet')],
    [{ second: replaced }, { status: 'proven', word: 'replaced' }],
    [{ wallet: replaced }, { status: 'proven', word: 'replaced' }],
  ] as const) {
    using proving = prove([waiting], { lie, ...others })
    await expect
      .poll(() => proving.proofOf(waiting), patient)
      .toMatchObject(outcome)
  }
  // The gateway is a second source, too.
  const { item } = waiting
  const cancelled = {
    ...waiting,
    item: {
      ...item,
      transaction: { ...item.transaction, txStatus: 'CANCELLED' as const },
    },
    details: { ...waiting.details, txStatus: 'CANCELLED' as const },
  }
  using proving = prove([cancelled], { lie })
  await expect.poll(proving.words, patient).toEqual(['replaced'])
})

/** A node that claims that the safe executed a transaction. */
const executionOf =
  (entry: Entry, topic: Hex): Lie =>
  (call) =>
    call.method === 'eth_getLogs'
      ? [
          {
            address: safe,
            topics: [topic, entry.item.transaction.id.slice(-66)],
            data: `0x${'00'.repeat(32)}`,
            blockNumber: '0x1',
            transactionHash: `0x${'cd'.repeat(32)}`,
          },
        ]
      : nonceIs(1n)(call)

test('error: a node alone cannot make a transaction executed or failed', async () => {
  const waiting = await record({ value: 1n, nonce: 0n })
  const honest = chain.client
  const ends = [
    ['executed', executionSuccess],
    ['failed', executionFailure],
  ] as const
  for (const [node, topic] of ends) {
    const lie = executionOf(waiting, topic)
    const liar = {
      request: async (call: Call) =>
        lie(call) ?? (await honest.request(call as never)),
    }
    const lone = (...against: readonly string[]) => ({
      ...{ status: 'contradicted', word: undefined, next: undefined },
      problems: [
        {
          ...{ kind: 'lone-node', node, against },
          gateway: 'AWAITING_CONFIRMATIONS',
        },
      ],
    })
    for (const [others, outcome] of [
      [{}, lone()],
      [{ second: honest }, lone('second')],
      [{ wallet: honest }, lone('wallet')],
      [{ second: liar, wallet: honest }, lone('wallet')],
      // Two operators show the event: the gateway lags.
      [{ second: liar }, { status: 'proven', word: node, problems: [] }],
    ] as const) {
      using proving = prove([waiting], { lie, ...others })
      await expect
        .poll(() => proving.proofOf(waiting), patient)
        .toMatchObject(outcome)
    }
  }
})

test('error: one source alone does not mark a transaction as executed', async () => {
  const executed = await execute({ value: 1n, nonce: 0n })
  const details = { ...executed.details }
  // The node hides the execution.
  const lie = nonceIs(0n)
  using hidden = prove([executed], { lie })
  await expect
    .poll(() => hidden.proofOf(executed), patient)
    .toMatchObject({
      ...{ status: 'contradicted', word: undefined },
      problems: [{ kind: 'lone-node', gateway: 'SUCCESS', node: 'ready' }],
    })
  const rpc = {
    request: async (call: Call) =>
      lie(call) ?? (await chain.client.request(call as never)),
  }
  const { status, proven } = await verifyTransaction({
    ...{ chainId, safeAddress: safe, details, rpc },
  })
  expect([status, proven]).toEqual(['mismatch', undefined])
})

test('behavior: a list that is older than its record is no disagreement', async () => {
  const { item } = await record(
    { value: 1n, nonce: 0n },
    { signers: [alice, bob] },
  )
  const { details } = await execute({ value: 1n, nonce: 0n })
  using proving = prove([{ item, details }])
  await expect.poll(proving.words, patient).toEqual(['executed'])
})

test('error: a record of other bytes than its hash has no state', async () => {
  const entry = await record(
    { value: 1n, nonce: 0n },
    { signers: [alice, bob] },
  )
  const { txData } = entry.details
  if (txData) txData.value = '2'
  using proving = prove([entry])
  await expect
    .poll(proving.words, patient)
    .toEqual(['undefined ! hash,hash,transaction,description-differs'])
})

test('behavior: tokens need the same decimals from the node and the gateway', async () => {
  const { usd } = devTokens()
  const row = (decimals: number): Partial<Row> => ({
    txInfo: {
      type: 'Transfer',
      sender: ex(safe),
      recipient: ex(dave),
      direction: 'OUTGOING',
      transferInfo: {
        type: 'ERC20',
        tokenAddress: usd,
        tokenSymbol: 'USD',
        tokenName: 'Dollar',
        decimals,
        value: '5000000',
        trusted: null,
        imitation: false,
      },
    },
  })
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [dave, 5_000_000n],
  })
  const entries = [
    await record({ to: usd, data, nonce: 0n }, row(6)),
    await record({ to: usd, data, nonce: 1n }, row(0)),
  ] as const
  using proving = prove(entries)
  await expect
    .poll(proving.words, patient)
    .toEqual(['confirmations', 'confirmations ! description-differs'])
  expect(proving.proofOf(entries[0])?.isDescribed).toBe(true)
  expect(proving.proofOf(entries[1])?.problems).toEqual([
    {
      kind: 'description-differs',
      field: 'token',
      gateway: 'USD, 0 decimals',
      local: 'USD, 6 decimals',
    },
  ])
})

test('behavior: a change of settings is proven by its method and every account', async () => {
  const data = encodeAddOwner({ owner: dave, threshold: 2 })
  const row = (owner: Address): Partial<Row> => ({
    txInfo: {
      type: 'SettingsChange',
      dataDecoded: { method: 'addOwnerWithThreshold' },
      settingsInfo: { type: 'ADD_OWNER', owner: ex(owner), threshold: 2 },
    } as Row['txInfo'],
  })
  const honest = await record({ to: safe, data, nonce: 0n }, row(dave))
  const lied = await record({ to: safe, data, nonce: 1n }, row(stranger))
  for (const { details } of [honest, lied])
    details.txInfo = {
      type: 'Custom',
      to: ex(safe),
      dataSize: '68',
      value: '0',
      isCancellation: false,
    }
  const without = (entry: Entry): Entry => {
    const { txInfo } = entry.item.transaction
    if ('dataDecoded' in txInfo) Object.assign(txInfo, { dataDecoded: null })
    return entry
  }
  const entries = [without(honest), without(lied)] as const
  using proving = prove(entries)
  await expect
    .poll(proving.words, patient)
    .toEqual(['confirmations', 'confirmations'])
  expect(proving.proofOf(entries[0])?.isDescribed).toBe(true)
  expect(proving.proofOf(entries[1])?.isDescribed).toBe(false)
})

test('behavior: received transfers are proven by the logs of their receipts', async () => {
  const { usd } = devTokens()
  const token = (value: string) =>
    ({
      type: 'ERC20',
      tokenAddress: usd,
      tokenSymbol: 'USD',
      tokenName: 'Dollar',
      decimals: 6,
      value,
      trusted: null,
      imitation: false,
    }) as const
  const coins = await transfer(alice.address, safe, 7n)
  const paid = await send(chain.client, {
    from: alice.address,
    to: usd,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [safe, 25n],
    }),
  })
  const coin = { type: 'NATIVE_COIN', value: '7' } as const
  const native = received(coins.transactionHash, alice.address, coin)
  const rows = [
    { item: native },
    { item: received(paid.transactionHash, alice.address, token('25')) },
  ] as const
  {
    using proving = prove(rows)
    await expect.poll(proving.words, patient).toEqual(['executed', 'executed'])
    for (const row of rows) expect(proving.proofOf(row)?.isDescribed).toBe(true)
    expect(proving.sent).toEqual([])
  }
  const lies = [
    // Another amount, and another sender, behind a receipt that exists.
    { item: received(paid.transactionHash, alice.address, token('26')) },
    {
      item: received(coins.transactionHash, bob.address, {
        ...coin,
        value: '100',
      }),
    },
  ]
  using proving = prove(lies)
  await expect
    .poll(proving.words, patient)
    .toEqual(['executed ! description-differs', undefined])
})
