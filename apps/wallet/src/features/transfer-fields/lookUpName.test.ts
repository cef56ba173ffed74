import {
  demoOwners,
  deployDevContract,
  send,
  startChain,
} from '@strongroom/devnet'
import {
  createRpc,
  type Rpc,
  RpcCallError,
} from '@strongroom/react-hooks/chain'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  namehash,
  parseAbi,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookUpName, NameError, type NameSource } from './lookUpName.ts'

const { Alice, Bob, Carol } = demoOwners
let chain: Awaited<ReturnType<typeof startChain<1337>>>
let source: NameSource
const silent: Rpc = {
  url: '',
  request: () => Promise.reject(new Error('unreachable')),
}

async function setName(registry: Address, name: string, account: Address) {
  const data = encodeFunctionData({
    abi: parseAbi(['function setAddr(bytes32 node, address account)']),
    args: [namehash(name), account],
  })
  await send(chain.client, { from: Alice, to: registry, data })
}

beforeAll(async () => {
  chain = await startChain({ chainId: 1337, seed: false })
  const registry = await deployDevContract(chain.client, 'DevNames')
  const rpc = createRpc(chain.rpcUrl, { retries: 0 })
  const { signal } = new AbortController()
  source = { registry, rpc, second: undefined, signal }
  await setName(registry, 'bob.eth', Bob)
}, 60_000)
afterAll(() => chain?.stop())

/** A node that answers the calls of one function otherwise. */
const lying = (selector: string, answer: () => string): Rpc => ({
  ...source.rpc,
  request: (call) =>
    String(Object(call.params?.[0]).data).startsWith(selector)
      ? Promise.resolve().then(answer)
      : source.rpc.request(call),
})
const addr = '0x3b3b57de'
const word = (account: Address) => `0x${account.slice(2).padStart(64, '0')}`

test('default: a name is normalized and stands for its address', async () => {
  const found = { address: Bob, agreement: 'single' }
  expect(await lookUpName('bob.eth', source)).toEqual(found)
  expect(await lookUpName('BOB.eth', source)).toEqual(found)
  expect(
    await lookUpName('bob.eth', { ...source, second: source.rpc }),
  ).toEqual({ ...found, agreement: 'agreed' })
})

test('behavior: gives null for a name without a resolver or address', async () => {
  expect(await lookUpName('carol.eth', source)).toBeNull()
  // The resolver of bob.eth has no wildcards.
  expect(await lookUpName('pay.bob.eth', source)).toBeNull()
  const both = { ...source, second: source.rpc }
  expect(await lookUpName('carol.eth', both)).toBeNull()
})

test('behavior: a second node without an answer leaves the word of the first', async () => {
  expect(
    await lookUpName('bob.eth', { ...source, second: silent }),
  ).toMatchObject({ agreement: 'single' })
})

test('behavior: a resolver with wildcards answers for names below its own', async () => {
  const rpc: Rpc = {
    ...source.rpc,
    async request(call) {
      const { data } = Object(call.params?.[0])
      if (String(data).startsWith('0x01ffc9a7'))
        return `0x${'1'.padStart(64, '0')}`
      if (String(data).startsWith('0x9061b923'))
        return encodeAbiParameters(
          [{ type: 'bytes' }],
          [word(Carol) as `0x${string}`],
        )
      return source.rpc.request(call)
    },
  }
  expect(await lookUpName('pay.bob.eth', { ...source, rpc })).toEqual({
    ...{ address: Carol, agreement: 'single' },
  })
})

test('error: refuses a name that two nodes give different addresses', async () => {
  for (const answer of [() => word(Carol), () => word(`0x${'0'.repeat(40)}`)]) {
    const second = lying(addr, answer)
    await expect(lookUpName('bob.eth', { ...source, second })).rejects.toThrow(
      new NameError('contradicted'),
    )
  }
})

test('error: refuses a name that only a server can resolve', async () => {
  const rpc = lying(addr, () => {
    throw new RpcCallError(3, 'execution reverted', '0x556f1830000000')
  })
  await expect(lookUpName('bob.eth', { ...source, rpc })).rejects.toThrow(
    new NameError('offchain'),
  )
})

test.each(['b\u043Eb.eth', 'bob..eth', `${'a.'.repeat(10)}eth`, '[bob].eth'])(
  'error: %s is no name by ENSIP-15, or too long',
  async (name) => {
    await expect(lookUpName(name, source)).rejects.toThrow(
      new NameError('invalid'),
    )
  },
)

test('error: throws the error of a first node that does not answer', async () => {
  await expect(
    lookUpName('bob.eth', { ...source, rpc: silent }),
  ).rejects.toThrow('unreachable')
})
