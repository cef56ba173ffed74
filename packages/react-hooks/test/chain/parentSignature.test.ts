import { proposeTransaction } from '@strongroom/gateway-sdk'
import { createSafeTransaction, safeVersions } from '@strongroom/safe-protocol'
import { acknowledgementOf } from '@strongroom/safe-protocol/risks'
import { type Address, parseAbi } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import {
  completeMessageReview,
  completeReview,
  executeTransaction,
  readParentRequest,
  signForParent,
  signTransaction,
  verifyDraft,
} from '../../src/sign/index.ts'
import { verifyMessage } from '../../src/verify/verifyMessage.ts'
import {
  alice,
  bob,
  carol,
  createSigningApp,
  openChain,
  openSafe,
} from './createSigningApp.fixture.ts'

const payee = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
const chainId = '1337'
type Version = (typeof safeVersions)[number]

const chain = await openChain()
let app: ReturnType<typeof createSigningApp>
beforeEach(() => {
  app = createSigningApp(chain)
})

const open = (version: Version, owners: Address[], threshold: number) =>
  openSafe(chain, version, owners, threshold)

const payment = createSafeTransaction({ to: payee, value: 5n, nonce: 0n })

async function reviewPayment(safeAddress: Address, transaction = payment) {
  const { gateway, rpc } = app
  const context = { chainId, safeAddress, gateway, rpc }
  const draft = await verifyDraft({ ...context, transaction })
  const { payload } = await completeReview(draft, context)
  if (payload === undefined) throw new Error('It may not be signed.')
  return { payload, shownHash: payload.hashes.safeTxHash }
}

async function reviewText(
  safeAddress: Address,
  message: Parameters<typeof verifyMessage>[0]['message'],
) {
  const context = { chainId, safeAddress, rpc: app.rpc }
  const { payload, verdict } = completeMessageReview(
    await verifyMessage({ ...context, message }),
    { ...context, origin: null },
  )
  if (payload === undefined) throw new Error('It may not be signed.')
  return { payload, verdict, shownHash: payload.hashes.safeMessageHash }
}

const cells = safeVersions.flatMap((parent) =>
  safeVersions
    .filter((child) => child === '1.5.0' || parent !== '1.5.0')
    .map((child) => [parent, child] as const),
)

test.each(cells)(
  'default: two owners of a %s parent confirm a transaction of its %s child without a fee',
  async (parentVersion, childVersion) => {
    const parent = await open(parentVersion, [alice.address, bob.address], 2)
    const child = await open(childVersion, [parent, carol.address], 2)
    const owner = await app.connect(carol)
    const { proposal } = await signTransaction(owner.config, {
      ...{ chainId, safeAddress: child, transaction: payment },
    })
    await proposeTransaction(app.gateway, proposal)
    const reviewed = await reviewPayment(child)

    const first = await app.connect(alice)
    const one = await signForParent(first.config, { ...reviewed, parent })
    expect(one).toMatchObject({
      signatures: [{ kind: 'eip712', signer: alice.address }],
      isPosted: false,
    })
    const second = await app.connect(bob)
    const both = await signForParent(second.config, {
      ...{ ...reviewed, parent, signatures: one.signatures },
    })
    expect(both).toMatchObject({ isPosted: true })
    expect(both.signatures).toHaveLength(2)

    const before = await chain.client.getBalance({ address: payee })
    const paid = await executeTransaction(first.config, {
      ...{ chainId, safeAddress: child, interval: 20 },
      safeTxHash: reviewed.shownHash,
    })
    expect(paid.status).toBe('success')
    expect(await chain.client.getBalance({ address: payee })).toBe(before + 5n)
  },
)

test.each(cells)(
  'default: a %s parent signs a message of its %s child without a fee',
  async (parentVersion, childVersion) => {
    const parent = await open(parentVersion, [alice.address, bob.address], 2)
    const child = await open(childVersion, [parent], 1)
    const reviewed = await reviewText(child, 'I agree.')
    const first = await app.connect(alice)
    const { signatures } = await signForParent(first.config, {
      ...{ ...reviewed, parent },
    })
    expect(app.sent).toEqual([])
    const second = await app.connect(bob)
    const { isPosted } = await signForParent(second.config, {
      ...{ ...reviewed, parent, signatures },
    })
    expect(isPosted).toBe(true)
    const record = app.messages.get(reviewed.shownHash)
    const [confirmation] = record?.confirmations ?? []
    expect(confirmation?.owner.value).toBe(parent)
    const magic = await chain.client.readContract({
      address: child,
      abi: parseAbi([
        'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
      ]),
      functionName: 'isValidSignature',
      args: [reviewed.payload.digest, confirmation?.signature ?? '0x'],
    })
    expect(magic).toBe('0x1626ba7e')
  },
)

test.each(['1.3.0', '1.4.1'] as const)(
  'error: a 1.5.0 parent has no contract signature for a %s child',
  async (version) => {
    const parent = await open('1.5.0', [alice.address], 1)
    const child = await open(version, [parent, carol.address], 2)
    const reviewed = await reviewPayment(child)
    const request = readParentRequest(app.rpc, {
      ...{ child, parent, subject: reviewed.payload },
    })
    expect(await request).toBeUndefined()
    const { config, prompts } = await app.connect(alice)
    await expect(
      signForParent(config, { ...reviewed, parent }),
    ).rejects.toMatchObject({ name: 'RefusedError', reason: 'unavailable' })
    expect(prompts).toEqual([])
  },
)

test('error: stops before the wallet for strangers, other parents and used nonces', async () => {
  const parent = await open('1.4.1', [alice.address, bob.address], 2)
  const foreign = await open('1.4.1', [carol.address], 1)
  const child = await open('1.4.1', [parent, carol.address], 1)
  const reviewed = await reviewPayment(child)
  const stranger = await app.connect(carol)
  await expect(
    signForParent(stranger.config, { ...reviewed, parent }),
  ).rejects.toMatchObject({ problem: 'notOwner' })
  await expect(
    signForParent(stranger.config, { ...reviewed, parent: foreign }),
  ).rejects.toMatchObject({ reason: 'unavailable' })

  const owner = await app.connect(alice)
  const { signatures } = await signForParent(owner.config, {
    ...{ ...reviewed, parent },
  })
  await expect(
    signForParent(owner.config, { ...reviewed, parent, signatures }),
  ).rejects.toMatchObject({ problem: 'alreadySigned' })
  await expect(
    signForParent(owner.config, {
      ...{ ...reviewed, parent, shownHash: `0x${'11'.repeat(32)}` },
    }),
  ).rejects.toMatchObject({ problem: 'payloadChanged' })
  const { config } = await app.connect(carol)
  const { proposal } = await signTransaction(config, {
    ...{ chainId, safeAddress: child, transaction: payment },
  })
  await proposeTransaction(app.gateway, proposal)
  await executeTransaction(config, {
    ...{ chainId, safeAddress: child, interval: 20 },
    safeTxHash: reviewed.shownHash,
  })
  const late = await app.connect(bob)
  await expect(
    signForParent(late.config, { ...reviewed, parent }),
  ).rejects.toMatchObject({ problem: 'nonceUsed' })
  expect(late.prompts).toEqual([])
  expect(stranger.prompts).toEqual([])
  expect(owner.prompts).toHaveLength(1)
})

test('behavior: signatures of other accounts and over other hashes do not count', async () => {
  const parent = await open('1.4.1', [alice.address, bob.address], 2)
  const child = await open('1.4.1', [parent, carol.address], 2)
  const reviewed = await reviewPayment(child)
  const { shownHash: hash } = reviewed
  const foreign = {
    kind: 'eip712',
    signer: bob.address,
    data: await bob.sign({ hash }),
  } as const
  const { config } = await app.connect(alice)
  const { isPosted, signatures } = await signForParent(config, {
    ...{ ...reviewed, parent, signatures: [foreign] },
  })
  expect(isPosted).toBe(false)
  expect(signatures).toMatchObject([{ signer: alice.address }])
  expect(app.sent).toEqual([])
})

test('error: a parent that computes another hash asks no owner', async () => {
  const parent = await open('1.4.1', [alice.address], 1)
  const child = await open('1.4.1', [parent, carol.address], 2)
  const reviewed = await reviewPayment(child)
  app.lies.rpc = async (call, next) =>
    JSON.stringify(call.params ?? []).includes('0x0a1028c4')
      ? `0x${'11'.repeat(32)}`
      : next()
  const { config, prompts } = await app.connect(alice)
  await expect(
    signForParent(config, { ...reviewed, parent }),
  ).rejects.toMatchObject({ reason: 'unavailable' })
  expect(prompts).toEqual([])
})

test('error: a 1.3.0 child shares no message of the parent’s own contract', async () => {
  const parent = await open('1.3.0', [alice.address], 1)
  const child = await open('1.3.0', [parent], 1)
  const message = {
    domain: { chainId: 1337, verifyingContract: parent },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: '0x1234' },
  }
  const reviewed = await reviewText(child, message)
  const { config, prompts } = await app.connect(alice)
  await expect(
    signForParent(config, {
      ...{ ...reviewed, parent },
      acknowledged: reviewed.verdict && acknowledgementOf(reviewed.verdict),
    }),
  ).rejects.toMatchObject({ name: 'RefusedError', reason: 'refused' })
  expect(prompts).toEqual([])
  const request = await readParentRequest(app.rpc, {
    ...{ child, parent, subject: reviewed.payload },
  })
  expect(request?.isShared).toBe(true)
})
