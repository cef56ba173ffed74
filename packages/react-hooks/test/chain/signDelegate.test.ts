import { createSafe } from '@strongroom/devnet'
import {
  type AddDelegateBody,
  createGatewayClient,
} from '@strongroom/gateway-sdk'
import {
  getDelegateTypedData,
  getTotp,
  hashMessageDigest,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, recoverAddress } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { safeDelegatesQueryOptions } from '../../src/calls/index.ts'
import { readDelegators } from '../../src/calls/safeDelegates.ts'
import { SigningError } from '../../src/index.ts'
import { type Progress, signDelegate } from '../../src/sign/index.ts'
import {
  type Account,
  alice,
  bob,
  createSigningApp,
  dave,
  openChain,
} from './createSigningApp.fixture.ts'

const delegate = dave.address
const chainId = '1337'

const chain = await openChain()
let safeAddress: Address
beforeAll(async () => {
  safeAddress = await createSafe(chain.client, {
    contracts: chain.contracts['1.4.1'],
    owners: [alice.address, bob.address],
    threshold: 2,
    saltNonce: 71n,
    from: alice.address,
  })
}, 60_000)

/** A wallet of an account, and a gateway that notes requests and may refuse them. */
async function setup(
  account: Account,
  answer: (body: AddDelegateBody, count: number) => Response,
) {
  const app = createSigningApp(chain)
  const connected = await app.connect(account)
  const sent: (AddDelegateBody & { method: string })[] = []
  const gateway = createGatewayClient({
    baseUrl: 'http://fake.gateway',
    retry: 0,
    fetch: async (_, init) => {
      const body = JSON.parse(String(init?.body)) as AddDelegateBody
      sent.push({ ...body, method: init?.method ?? 'GET' })
      return answer(body, sent.length)
    },
  })
  const seen: Progress[] = []
  const config = { ...connected.config, gateway }
  const onProgress = (progress: Progress) => void seen.push(progress)
  return { ...connected, config, sent, seen, onProgress, lies: app.lies }
}

const taken = () => new Response(null, { status: 200 })
const refuse = (message: string) =>
  Response.json({ code: 400, message }, { status: 400 })
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof SigningError ? error.problem : error),
  )
const digest = (ago: bigint): Hex =>
  hashMessageDigest(
    getDelegateTypedData({
      chainId: 1337,
      delegate,
      totp: getTotp(Date.now()) - ago,
    }),
  )
const add = { action: 'add', label: 'Accountant', delegate, chainId } as const

test('default: an owner adds a delegate for this safe or for all', async () => {
  const { config, sent, seen, onProgress, prompts } = await setup(alice, taken)
  await signDelegate(config, { ...add, safeAddress, onProgress })
  await signDelegate(config, { ...add, safeAddress, isEverySafe: true })
  expect(sent).toMatchObject([
    { safe: safeAddress, delegator: alice.address, label: 'Accountant' },
    { delegator: alice.address },
  ])
  expect(sent[1]).not.toHaveProperty('safe')
  expect(seen.map(({ step }) => step)).toEqual([
    'checking',
    'signingDelegate',
    'posting',
    'done',
  ])
  const [, asked] = seen
  const [first] = sent
  if (asked?.step !== 'signingDelegate' || !first) throw new Error('No prompt')
  const { hash } = asked
  expect(await recoverAddress({ hash, signature: first.signature })).toBe(
    alice.address,
  )
  expect(prompts).toHaveLength(2)
})

test('behavior: signs another hour once, where the gateway refuses the first', async () => {
  const { config, sent, seen, onProgress } = await setup(alice, (_, count) =>
    count === 1
      ? refuse(`No valid signature found for signer=${alice.address}`)
      : taken(),
  )
  await signDelegate(config, { ...add, safeAddress, onProgress })
  const hours = seen.flatMap((progress) =>
    progress.step === 'signingDelegate'
      ? [[progress.hash, progress.isRetry]]
      : [],
  )
  expect(hours).toEqual([
    [digest(0n), false],
    [digest(1n), true],
  ])
  expect(sent).toHaveLength(2)

  const never = await setup(alice, () => refuse('Signature was already used.'))
  expect(
    await problemOf(signDelegate(never.config, { ...add, safeAddress })),
  ).toBe('delegateRefused')
  expect(never.prompts).toHaveLength(2)
  const other = await setup(alice, () => refuse('Too many delegates'))
  expect(
    await problemOf(signDelegate(other.config, { ...add, safeAddress })),
  ).toBe('delegateRefused')
  expect(other.prompts).toHaveLength(1)
})

test('behavior: the delegator or the delegate removes, and no other account', async () => {
  const removal = {
    ...({ action: 'remove', chainId, safeAddress, delegate } as const),
    delegator: alice.address,
  }
  for (const account of [alice, dave]) {
    const { config, sent } = await setup(account, taken)
    await signDelegate(config, removal)
    expect(sent).toMatchObject([
      { method: 'DELETE', safe: safeAddress, delegator: alice.address },
    ])
  }
  const { config, prompts } = await setup(bob, taken)
  expect(await problemOf(signDelegate(config, removal))).toBe('notDelegator')
  expect(prompts).toEqual([])
})

test('error: refuses an account without safes, a foreign signature and a node without an answer', async () => {
  const stranger = await setup(dave, taken)
  const request = { ...add, safeAddress }
  expect(await problemOf(signDelegate(stranger.config, request))).toBe(
    'notOwner',
  )
  expect(stranger.prompts).toEqual([])

  const owner = await setup(alice, taken)
  owner.handle.before = () => bob.sign({ hash: digest(0n) })
  expect(await problemOf(signDelegate(owner.config, request))).toBe(
    'foreignSignature',
  )
  owner.handle.before = () => void owner.wallet.setChainId(1)
  expect(await problemOf(signDelegate(owner.config, request))).toBe(
    'chainChanged',
  )
  expect(owner.sent).toEqual([])

  const silent = await setup(alice, taken)
  silent.lies.rpc = () => Promise.reject(new Error('No answer'))
  await expect(signDelegate(silent.config, request)).rejects.toMatchObject({
    reason: 'unavailable',
  })
  expect(silent.prompts).toEqual([])
})

test('behavior: lists delegates of owners alone, for this safe or for all', async () => {
  const other = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
  const entry = { delegate, delegator: alice.address, label: '' }
  const results = [
    { ...entry, safe: safeAddress },
    { ...entry, safe: null },
    // Invalid entries: another safe, an unknown delegator, and a delegate that is no address.
    { ...entry, safe: other },
    { ...entry, safe: null, delegator: other },
    { ...entry, safe: null, delegate: '<b>' },
  ]
  const gateway = createGatewayClient({
    baseUrl: 'http://fake.gateway',
    fetch: async () =>
      Response.json({ count: 5, next: null, previous: null, results }),
  })
  const owners = [alice.address, bob.address]
  const { queryFn } = safeDelegatesQueryOptions(gateway, {
    ...{ chainId, safeAddress, owners },
  })
  const signal = new AbortController().signal
  expect(await (queryFn as (c: object) => unknown)({ signal })).toEqual({
    delegates: results.slice(0, 2),
    isCut: false,
  })
  const of = { chainId, safeAddress, owners }
  expect(await readDelegators(gateway, { ...of, delegate })).toEqual([
    alice.address,
  ])
  // A gateway that answers with another account's entries is not believed.
  expect(await readDelegators(gateway, { ...of, delegate: other })).toEqual([])
})
