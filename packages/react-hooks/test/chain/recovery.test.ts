import {
  createSafe,
  demoOwners,
  enableRecovery,
  executeSafe,
  send,
} from '@strongroom/devnet'
import {
  decodeCall,
  encodeAddOwner,
  encodeCancelRecovery,
  encodeExecuteRecovery,
  encodeMultiSendCallOnly,
  type MultiSendCall,
} from '@strongroom/safe-protocol'
import { QueryClient } from '@tanstack/react-query'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { readModuleFacts } from '../../src/limits/readModuleFacts.ts'
import { compareRecovery } from '../../src/recovery/compareRecovery.ts'
import { readRecovery } from '../../src/recovery/readRecovery.ts'
import { recoveryQueryOptions } from '../../src/recovery/recoveryQueryOptions.ts'
import type { RpcPort } from '../../src/verify/RpcPort.ts'
import { openChain } from './createSigningApp.fixture.ts'

const { Alice, Bob, Carol, Dave, Erin } = demoOwners
const day = 86_400
const abi = parseAbi([
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation) returns (bool)',
])

const chain = await openChain()
let salt = 700n
beforeAll(async () => {
  // The search for an attempt has some blocks to go through.
  await chain.client.mine({ blocks: 40, interval: 12 })
})

/** A safe of Alice and Bob that Dave, and Carol, may recover. */
async function createRecoverable(
  version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1',
  recoverers: readonly Address[] = [Dave, Carol],
) {
  const { client, contracts } = chain
  salt += 1n
  const safe = await createSafe(client, {
    contracts: contracts[version],
    owners: [Alice, Bob],
    threshold: 2,
    saltNonce: salt,
    from: Alice,
  })
  const module = await enableRecovery(client, {
    ...{ safe, recoverers },
    ...{ signers: [Alice, Bob], cooldown: 7 * day, expiration: day },
  })
  return { safe, module }
}

const addErin = (safe: Address): MultiSendCall => ({
  to: safe,
  value: 0n,
  data: encodeAddOwner({ owner: Erin, threshold: 1 }),
  operation: 0,
})

const start = (module: Address, call: MultiSendCall, from: Address = Dave) =>
  send(chain.client, {
    from,
    to: module,
    data: encodeFunctionData({
      abi,
      functionName: 'execTransactionFromModule',
      args: [call.to, call.value, call.data, call.operation],
    }),
  })

/** A node that changes some answers, and counts the requests. */
function node(
  change: (method: string, answer: unknown) => unknown = (_, answer) => answer,
) {
  const calls: string[] = []
  const rpc: RpcPort = {
    async request(asked) {
      calls.push(asked.method)
      const answer = await chain.client.request(asked as never)
      return change(asked.method, answer)
    },
  }
  return { rpc, calls }
}

test('default: a safe without modules costs one request', async () => {
  const safe = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    ...{ owners: [Alice], threshold: 1, saltNonce: 1n, from: Alice },
  })
  const { rpc, calls } = node()
  expect(await readRecovery(rpc, safe)).toEqual({
    block: undefined,
    modules: [],
    recoveries: [],
    unreadModules: [],
  })
  expect(calls).toEqual(['eth_call'])
})

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: an attempt on a safe of %s waits, can be executed, and is executed',
  async (version) => {
    const { safe, module } = await createRecoverable(version)
    const { client } = chain
    const call = addErin(safe)
    const { transactionHash } = await start(module, call)
    const queued = await client.getBlock()
    await client.mine({ blocks: 30, interval: 12 })
    const read = await readRecovery(client, safe)
    expect(read.modules).toEqual([module])
    const createdAt = Number(queued.timestamp)
    expect(read.recoveries).toEqual([
      {
        address: module,
        // The mastercopy of the local chain is on no list.
        release: undefined,
        ...{ owner: safe, target: safe, recoverers: [Carol, Dave] },
        ...{ cooldown: 604_800n, expiration: 86_400n },
        ...{ txNonce: 0n, queueNonce: 1n, unread: 0n, past: [] },
        attempts: [
          {
            ...{ nonce: 0n, hash: expect.stringMatching(/^0x/), call },
            ...{ createdAt, executableAt: createdAt + 7 * day },
            ...{ expiresAt: createdAt + 8 * day, state: 'waiting' },
            ...{ transactionHash, startedBy: Dave },
          },
        ],
      },
    ])
    await client.increaseTime({ seconds: 7 * day })
    await client.mine({ blocks: 1 })
    const later = await readRecovery(client, safe)
    expect(later.recoveries[0]?.attempts[0]?.state).toBe('executable')
    await send(client, {
      ...{ from: Carol, to: module, data: encodeExecuteRecovery(call) },
    })
    const { recoveries } = await readRecovery(client, safe, { history: true })
    expect(recoveries[0]?.attempts).toEqual([])
    expect(recoveries[0]?.past).toMatchObject([
      { nonce: 0n, state: 'executed', call, startedBy: Dave },
    ])
  },
)

test('behavior: of two attempts one is cancelled by the owners, one expires', async () => {
  const { safe, module } = await createRecoverable()
  const { client } = chain
  const unknown: MultiSendCall = {
    ...addErin(safe),
    data: '0xdeadbeef',
    operation: 1,
  }
  await start(module, unknown, Carol)
  await start(module, addErin(safe))
  const [before] = (await readRecovery(client, safe)).recoveries
  expect(before?.attempts).toMatchObject([
    { nonce: 0n, call: unknown, startedBy: Carol },
    { nonce: 1n, call: addErin(safe), startedBy: Dave },
  ])
  await executeSafe(client, {
    ...{ safe, to: module, data: encodeCancelRecovery({ nonce: 1n }) },
    ...{ signers: [Alice, Bob], executor: Alice },
  })
  await client.increaseTime({ seconds: 8 * day + 1 })
  await client.mine({ blocks: 1 })
  const options = { history: true }
  const [after] = (await readRecovery(client, safe, options)).recoveries
  expect(after?.attempts).toMatchObject([{ nonce: 1n, state: 'expired' }])
  expect(after?.past).toMatchObject([{ nonce: 0n, state: 'cancelled' }])
})

test('behavior: a node that hides or forges the log cannot hide the attempt', async () => {
  const { safe, module } = await createRecoverable()
  await start(module, addErin(safe))
  const [, ...lies] = [
    node(),
    node((method, answer) => (method === 'eth_getLogs' ? [] : answer)),
    node((method, answer) =>
      method === 'eth_getLogs'
        ? (answer as { data: Hex }[]).map((log) => ({
            ...log,
            // Another value than the one whose hash is stored.
            data: log.data.replace(/(.{64})$/, '1'.padStart(64, '0')),
          }))
        : answer,
    ),
    node((method, answer) => {
      if (method === 'eth_getLogs') throw new Error('too many logs')
      return answer
    }),
  ]
  for (const { rpc } of lies) {
    const [found] = (await readRecovery(rpc, safe)).recoveries
    expect(found?.attempts).toMatchObject([
      { nonce: 0n, state: 'waiting', call: undefined, startedBy: undefined },
    ])
  }
})

test('behavior: uses the block time instead of the browser clock, and a reorg removes the attempt', async () => {
  const { safe, module } = await createRecoverable('1.4.1', [Dave])
  const { client } = chain
  const snapshot = await client.snapshot()
  await start(module, addErin(safe))
  const queries = new QueryClient()
  const { rpc, calls } = node()
  const options = {
    ...recoveryQueryOptions(rpc, { chainId: '1337', safeAddress: safe }),
    staleTime: 0,
  }
  const first = await queries.fetchQuery(options)
  expect(first.recoveries[0]?.attempts).toMatchObject([{ state: 'waiting' }])
  expect(calls).toContain('eth_getLogs')
  calls.length = 0
  // The call that is known proves itself by its hash.
  const second = await queries.fetchQuery(options)
  expect(second.recoveries[0]?.attempts[0]?.call).toEqual(addErin(safe))
  expect(calls).not.toContain('eth_getLogs')
  await client.revert({ id: snapshot })
  await client.mine({ blocks: 3 })
  const third = await queries.fetchQuery(options)
  expect(third.recoveries[0]).toMatchObject({ queueNonce: 0n, attempts: [] })
})

test('behavior: modules of other kinds are listed, and are no recovery', async () => {
  const { client, testing } = chain
  const { safe, module } = await createRecoverable()
  await executeSafe(client, {
    safe,
    to: safe,
    data: encodeFunctionData({
      abi: parseAbi(['function enableModule(address module)']),
      args: [testing.module],
    }),
    ...{ signers: [Alice, Bob], executor: Alice },
  })
  const { modules, recoveries } = await readRecovery(client, safe)
  expect(modules).toEqual([testing.module, module])
  expect(recoveries.map(({ address }) => address)).toEqual([module])
})

test('behavior: a module that cannot be read does not hide the attempts of the others', async () => {
  const { safe, module } = await createRecoverable()
  const { client } = chain
  const broken = await enableRecovery(client, {
    ...{ safe, recoverers: [Dave] },
    ...{ signers: [Alice, Bob], cooldown: 7 * day, expiration: day },
  })
  await start(module, addErin(safe))
  for (const answer of ['throw', '0x1234']) {
    const rpc: RpcPort = {
      async request(asked) {
        const { to, data } = Object(Object(asked.params)[0])
        // Its list of recoverers.
        if (to === broken && String(data).startsWith('0xcc2f8452')) {
          if (answer === 'throw') throw new Error('no answer')
          return answer
        }
        return client.request(asked as never)
      },
    }
    const { modules, recoveries, unreadModules } = await readRecovery(rpc, safe)
    expect(modules).toEqual([broken, module])
    expect(unreadModules).toEqual([broken])
    expect(recoveries).toMatchObject([
      { address: module, attempts: [{ nonce: 0n, state: 'waiting' }] },
    ])
  }
})

describe('two nodes', () => {
  let safe: Address
  let module: Address
  const word = (value: bigint) => numberToHex(value, { size: 32 })
  /** A node that answers one function otherwise. */
  const lying = (selector: string, answer: unknown): RpcPort => ({
    async request(asked) {
      const { data } = Object(Object(asked.params)[0])
      if (asked.method === 'eth_call' && String(data).startsWith(selector))
        return answer
      return chain.client.request(asked as never)
    },
  })
  const queueNonce = '0xde8dd91d'
  const modulesPage = '0xcc2f8452'
  const noModule = concatHex([word(64n), word(1n), word(0n)])
  const down: RpcPort = { request: () => Promise.reject(new Error('down')) }
  const compare = (first: RpcPort, second: RpcPort | undefined) =>
    compareRecovery(first, second, safe)
  beforeAll(async () => {
    const created = await createRecoverable()
    safe = created.safe
    module = created.module
    await start(module, addErin(safe))
  })

  test('default: compares two nodes, or reads one alone', async () => {
    const { client } = chain
    const both = await compare(client, node().rpc)
    expect(both).toMatchObject({ second: 'agrees', modules: [module] })
    expect(both.recoveries[0]?.attempts).toMatchObject([
      { nonce: 0n, call: addErin(safe) },
    ])
    expect(both.recoveries[0]?.attempts[0]).not.toHaveProperty('hiddenBy')
    expect((await compare(client, undefined)).second).toBeUndefined()
    expect(await compare(client, down)).toMatchObject({
      ...{ second: 'silent', modules: [module] },
    })
    expect(await compare(down, client)).toMatchObject({
      ...{ second: 'alone', modules: [module] },
    })
    await expect(compare(down, down)).rejects.toThrow('down')
  })

  test.each([
    ['an attempt', lying(queueNonce, word(0n))],
    ['the module', lying(modulesPage, noModule)],
  ])('behavior: lists an attempt when one node hides %s', async (_, liar) => {
    const { client } = chain
    for (const [first, second, hiddenBy] of [
      [liar, client, 'first'],
      [client, liar, 'second'],
    ] as const) {
      const found = await compare(first as RpcPort, second as RpcPort)
      expect(found).toMatchObject({ second: 'differs', modules: [module] })
      expect(found.recoveries).toMatchObject([
        {
          address: module,
          attempts: [{ nonce: 0n, call: addErin(safe), hiddenBy }],
        },
      ])
    }
  })

  test('behavior: an invented time of a block cannot expire an attempt', async () => {
    const { client } = chain
    const late = node((method, answer) =>
      method === 'eth_getBlockByNumber'
        ? { ...Object(answer), timestamp: '0xffffffff' }
        : answer,
    )
    const alone = await compare(late.rpc, undefined)
    expect(alone.recoveries[0]?.attempts[0]?.state).toBe('expired')
    /** A block from before the safe, passed off as the latest one. */
    const early = node((method, answer) =>
      method === 'eth_getBlockByNumber'
        ? { ...Object(answer), number: '0x1', timestamp: '0x1' }
        : answer,
    )
    for (const found of [
      await compare(late.rpc, client),
      await compare(client, late.rpc),
      await compare(early.rpc, client),
      await compare(client, early.rpc),
    ]) {
      expect(found.second).toBe('differs')
      expect(found.recoveries[0]?.attempts[0]?.state).toBe('waiting')
    }
  })

  test('behavior: takes the call from the node that has its log', async () => {
    const noLogs = node((method, answer) =>
      method === 'eth_getLogs' ? [] : answer,
    )
    const found = await compare(noLogs.rpc, chain.client)
    expect(found.second).toBe('agrees')
    expect(found.recoveries[0]?.attempts).toMatchObject([
      { call: addErin(safe), startedBy: Dave },
    ])
  })

  test('behavior: a safe without modules costs one request to each node', async () => {
    const plain = await createSafe(chain.client, {
      contracts: chain.contracts['1.4.1'],
      ...{ owners: [Alice], threshold: 1, saltNonce: 2n, from: Alice },
    })
    const [first, second] = [node(), node()]
    expect(await compareRecovery(first.rpc, second.rpc, plain)).toMatchObject({
      second: 'agrees',
      modules: [],
    })
    expect([...first.calls, ...second.calls]).toEqual(['eth_call', 'eth_call'])
  })
})

test('error: reports a node that does not answer', async () => {
  const { safe } = await createRecoverable()
  const { rpc } = node((method, answer) => {
    if (method === 'eth_getBlockByNumber') throw new Error('no answer')
    return answer
  })
  await expect(readRecovery(rpc, safe)).rejects.toThrow('no answer')
})

test('behavior: a review proves a recovery module by code and target, on every node', async () => {
  const { safe, module } = await createRecoverable()
  const other = await createRecoverable()
  const calls = [
    { to: module, data: encodeExecuteRecovery(addErin(safe)) },
    { to: other.module, data: encodeExecuteRecovery(addErin(safe)) },
  ]
  const tree = decodeCall(
    {
      ...{ to: chain.contracts['1.4.1'].multiSendCallOnly.address },
      ...{ operation: 1, data: encodeMultiSendCallOnly(calls) },
    },
    { safe },
  )
  const read = async (rpc: RpcPort, second?: RpcPort) =>
    (await readModuleFacts(tree, { safe, chainId: '1337', rpc, second }))
      .recoveryModules
  // The mastercopy of the local chain is on no list.
  expect(await read(chain.client)).toEqual([])
  const runs = (mastercopy: string) =>
    node((method, answer) =>
      method === 'eth_getCode'
        ? `0x363d3d373d3d3d363d73${mastercopy}5af43d82803e903d91602b57fd5bf3`
        : answer,
    ).rpc
  const sound = runs('d54895b1121a2ee3f37b502f507631fa1331bed6')
  const vulnerable = runs('01f8cabb808d7de0df4202d4b60c8310d2f1339b')
  // The second module acts for another safe.
  expect(await read(sound)).toEqual([module])
  expect(await read(sound, sound)).toEqual([module])
  expect(await read(vulnerable)).toEqual([])
  expect(await read(sound, chain.client)).toEqual([])
  expect(await read(chain.client, sound)).toEqual([])
  const down = { request: () => Promise.reject(new Error('down')) }
  expect(await read(sound, down)).toEqual([])
})
