import { startChain } from '@strongroom/devnet'
import {
  concat,
  createTestClient,
  encodeAbiParameters,
  getCreate2Address,
  type Hex,
  hashMessage,
  http,
  padHex,
} from 'viem'
import { afterAll, expect, test } from 'vitest'
import { alice, failure, setupProvider } from './setupProvider.ts'

const message = 'Hello'
const mark = `0x${'6492'.repeat(16)}` as const
/** anvil's factory: deploys the code that follows 32 bytes of salt (EIP-1014). */
const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const salt = padHex('0x', { size: 32 })

const chain = await startChain({ chainId: 2021, seed: false })
afterAll(() => chain.stop())

/** Code of an account that confirms one hash with any signature. */
function accountOf(hash: Hex): Hex {
  // return(0, 32) of eq(hash, calldataload(4)) * 0x1626ba7e << 224
  return `0x7f${hash.slice(2)}60043514631626ba7e60e01b0260005260206000f3`
}

/** Code that returns 32 bytes and then reverts with them. */
const reverting: Hex = '0x631626ba7e60e01b60005260206000fd'

/** Creation code of such code. */
function creationOf(code: Hex): Hex {
  const length = ((code.length - 2) / 2).toString(16).padStart(2, '0')
  return `0x60${length}600c60003960${length}6000f3${code.slice(2)}`
}

/** A signature that brings its account along. */
function wrap(initCode: Hex, inner: Hex = '0x01'): Hex {
  return concat([
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      [factory, concat([salt, initCode]), inner],
    ),
    mark,
  ])
}
const addressOf = (bytecode: Hex) =>
  getCreate2Address({ from: factory, salt, bytecode })

async function sign(account: Hex, data: Hex, acceptContractSignatures = true) {
  const { provider, last } = setupProvider({
    acceptContractSignatures,
    chainId: 2021,
    chains: { 2021: { rpcUrl: chain.rpcUrl } },
    fetch: globalThis.fetch,
  })
  const connecting = provider.connect()
  last().reply({ data: { address: account } })
  await connecting
  const result = provider.request({
    method: 'personal_sign',
    params: [message],
  })
  last().reply({ data })
  return failure(result)
}

const invalid = {
  name: 'InternalRpcError',
  code: -32603,
  message: 'personal_sign: signature is not valid',
}
const good = accountOf(hashMessage(message))
const other = accountOf(hashMessage('another'))
const deployed = '0x00000000000000000000000000000000000a11ce'
const put = (bytecode: Hex) =>
  createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) }).setCode({
    address: deployed,
    bytecode,
  })

test('behavior: a deployed account confirms its signature', async () => {
  await put(good)
  expect(await sign(deployed, '0x1234')).toBe('no error')
  expect(await sign(deployed, '0x1234', false)).toEqual(invalid)
})

test('behavior: an account that is not deployed confirms its signature', async () => {
  const initCode = creationOf(good)
  expect(await sign(addressOf(initCode), wrap(initCode))).toBe('no error')
})

test('behavior: a deployed account with a signature that would deploy it', async () => {
  await put(good)
  expect(await sign(deployed, wrap(creationOf(good)))).toBe('no error')
})

test.each<[string, Hex, () => Hex]>([
  ['an account that confirms another hash', other, () => '0x12'],
  ['an account that reverts with the magic value', reverting, () => '0x12'],
  ['no account', '0x', () => '0x12'],
  ['an odd signature', good, () => '0x1'],
  ['a mark without parameters', good, () => mark],
  [
    'call data for the factory that looks like the answer',
    '0x',
    () =>
      concat([
        encodeAbiParameters(
          [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
          [factory, padHex('0x1626ba7e', { size: 32, dir: 'right' }), '0x01'],
        ),
        mark,
      ]),
  ],
  [
    'another account than the one that is deployed',
    '0x',
    () => wrap(creationOf(good)),
  ],
])('error: %s', async (_, code, signature) => {
  await put(code)
  expect(await sign(deployed, signature())).toEqual(invalid)
})

test('error: a node that does not answer', async () => {
  await put(good)
  const { provider, last } = setupProvider({
    acceptContractSignatures: true,
    fetch: async () => new Response('', { status: 400 }),
  })
  const connecting = provider.connect()
  last().reply({ data: { address: deployed } })
  await connecting
  const result = provider.request({
    method: 'personal_sign',
    params: [message],
  })
  last().reply({ data: '0x1234' })
  expect(await failure(result)).toEqual(invalid)
})

test('behavior: verifies an owner’s own key without the chain', async () => {
  const fetched: unknown[] = []
  const { provider, last } = setupProvider({
    acceptContractSignatures: true,
    fetch: async (...sent) => {
      fetched.push(sent)
      return Response.json({})
    },
  })
  const connecting = provider.connect()
  last().reply({ data: { address: alice.address } })
  await connecting
  const result = provider.request({
    method: 'personal_sign',
    params: [message],
  })
  const signature = await alice.signMessage({ message })
  last().reply({ data: signature })
  expect(await result).toBe(signature)
  expect(fetched).toEqual([])
})
