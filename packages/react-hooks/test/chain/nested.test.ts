import { executeSafe, send } from '@strongroom/devnet'
import { proposeTransaction } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeAddDelegate,
  encodeAddOwner,
  encodeApproveHash,
  encodeExecTransaction,
  encodeMultiSendCallOnly,
  encodeRemoveDelegate,
  encodeSetAllowance,
  hashMessageDigest,
  hashSafeMessageBytes,
  hashSafeTransaction,
  packSignatures,
  safeAbi,
  safeVersions,
} from '@strongroom/safe-protocol'
import { acknowledgementOf } from '@strongroom/safe-protocol/risks'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { proposeApproved } from '../../src/nested/proposeApproved.ts'
import {
  findOwnerPaths,
  readOwnership,
} from '../../src/nested/readOwnership.ts'
import { readWay } from '../../src/nested/readWays.ts'
import { completeReview } from '../../src/sign/completeReview.ts'
import {
  executeTransaction,
  type ReviewContext,
  readSafeNow,
  signTransaction,
  verifyDraft,
} from '../../src/sign/index.ts'
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
type Version = '1.3.0' | '1.4.1' | '1.5.0'

const chain = await openChain()
let app: ReturnType<typeof createSigningApp>
beforeEach(() => {
  app = createSigningApp(chain)
})

const open = (version: Version, owners: Address[], threshold: number) =>
  openSafe(chain, version, owners, threshold)

const payment = (nonce = 0n) =>
  createSafeTransaction({ to: payee, value: 5n, nonce })

const approval = (to: Address, hash: Hex, nonce = 0n) =>
  createSafeTransaction({ to, data: encodeApproveHash({ hash }), nonce })

const hashOf = (safe: Address, version: Version, transaction = payment()) =>
  hashSafeTransaction({ chainId: 1337, safe, version }, transaction).safeTxHash

/** An owner of the child proposes, so that the gateway has a record. */
async function propose(safeAddress: Address, transaction = payment()) {
  const { config } = await app.connect(carol)
  const { proposal, payload } = await signTransaction(config, {
    ...{ chainId, safeAddress, transaction },
  })
  await proposeTransaction(app.gateway, proposal)
  return payload.hashes.safeTxHash
}

async function review(
  safeAddress: Address,
  transaction: ReturnType<typeof payment>,
  more: Partial<ReviewContext> = {},
) {
  const { gateway, rpc } = app
  const context = { chainId, safeAddress, gateway, rpc, ...more }
  const draft = await verifyDraft({ ...context, transaction })
  return completeReview(draft, context)
}

const kindsOf = ({ verdict }: Awaited<ReturnType<typeof review>>) =>
  verdict?.reasons.map(({ finding, decision }) => `${finding.kind} ${decision}`)

test.each(
  safeVersions.flatMap((parent) =>
    safeVersions.map((child) => [parent, child]),
  ),
)('default: owners of a %s parent pay from its %s child', async (...pair) => {
  const [parentVersion, childVersion] = pair as [Version, Version]
  const parent = await open(parentVersion, [alice.address, bob.address], 2)
  const child = await open(childVersion, [parent, carol.address], 2)
  const hash = await propose(child)
  const transaction = approval(child, hash)

  const found = await review(parent, transaction)
  expect(kindsOf(found)).toEqual(['hash-approved allow'])
  const [nested] = found.nested
  expect(nested).toMatchObject({
    ...{ path: [], kind: 'approves', by: parent, safe: child, hash },
    ...{ isOwner: true, isApproved: false, confirmations: [carol.address] },
  })
  expect(nested?.verification?.sources).toMatchObject({
    local: hash,
    chain: hash,
  })
  expect(found.verification.tree?.children).toMatchObject([
    { to: payee, value: 5n, self: child, approved: true },
  ])

  for (const owner of [alice, bob]) {
    const { config } = await app.connect(owner)
    const { proposal } = await signTransaction(config, {
      ...{ chainId, safeAddress: parent, transaction },
    })
    await proposeTransaction(app.gateway, proposal)
  }
  const sender = await app.connect(alice)
  const approved = await executeTransaction(sender.config, {
    ...{ chainId, safeAddress: parent, interval: 20 },
    safeTxHash: hashOf(parent, parentVersion, transaction),
  })
  expect(approved.status).toBe('success')

  // The gateway lists on-chain approvals without a signature.
  app.lies.details = (details) => ({
    ...details,
    txStatus: 'AWAITING_EXECUTION',
    detailedExecutionInfo: {
      ...(details.detailedExecutionInfo as object),
      confirmations: [
        ...(details.detailedExecutionInfo?.type === 'MULTISIG'
          ? details.detailedExecutionInfo.confirmations
          : []),
        { signer: { value: parent }, signature: null, submittedAt: 1 },
      ],
    } as typeof details.detailedExecutionInfo,
  })
  const before = await chain.client.getBalance({ address: payee })
  const paid = await executeTransaction(sender.config, {
    ...{ chainId, safeAddress: child, safeTxHash: hash, interval: 20 },
  })
  expect(paid.status).toBe('success')
  expect(await chain.client.getBalance({ address: payee })).toBe(before + 5n)
})

test('behavior: a parent executes with the confirmations of the others', async () => {
  const parent = await open('1.4.1', [alice.address], 1)
  const child = await open('1.4.1', [parent, carol.address], 2)
  const hash = await propose(child)
  const signed = await carol.sign({ hash })
  const transaction = createSafeTransaction({
    to: child,
    data: encodeExecTransaction(
      payment(),
      packSignatures([
        { kind: 'eip712', signer: carol.address, data: signed },
        { kind: 'approved', signer: parent },
      ]),
    ),
    nonce: 0n,
  })
  const found = await review(parent, transaction)
  expect(found.nested).toMatchObject([
    { kind: 'executes', by: parent, safe: child, hash, isOwner: true },
  ])
  const { config } = await app.connect(alice)
  const { proposal } = await signTransaction(config, {
    ...{ chainId, safeAddress: parent, transaction },
  })
  await proposeTransaction(app.gateway, proposal)
  await executeTransaction(config, {
    ...{ chainId, safeAddress: parent, interval: 20 },
    safeTxHash: proposal.safeTxHash,
  })
  expect((await readSafeNow(app.rpc, child)).nonce).toBe(1n)
})

test('behavior: an approval through two safes shows both levels without a record of the first', async () => {
  const grandparent = await open('1.5.0', [alice.address], 1)
  const parent = await open('1.4.1', [grandparent, bob.address], 2)
  const child = await open('1.3.0', [parent, carol.address], 2)
  const hash = await propose(child)
  const middle = approval(child, hash, 2n)
  const { lists } = app
  lists.owned = { [parent.toLowerCase()]: [child] }
  lists.queued = { [child.toLowerCase()]: [{ hash, nonce: 0 }] }
  const found = await review(
    grandparent,
    approval(parent, hashOf(parent, '1.4.1', middle)),
  )
  expect(found.nested).toMatchObject([
    { path: [], by: grandparent, safe: parent, isOwner: true },
    { path: [0], by: parent, safe: child, hash, isOwner: true },
  ])
  expect(found.verification.tree).toMatchObject({
    children: [
      {
        ...{ to: child, self: parent, approved: true },
        children: [{ to: payee, value: 5n, self: child, approved: true }],
      },
    ],
  })
  expect(kindsOf(found)).not.toContain('hash-approved acknowledge')
})

test('behavior: the worst finding of both levels decides', async () => {
  const parent = await open('1.4.1', [alice.address], 1)
  const child = await open('1.4.1', [parent, carol.address], 2)
  const foreign = createSafeTransaction({
    ...{ to: payee, data: '0x12345678', operation: 1, nonce: 0n },
  })
  app.records.set(hashOf(child, '1.4.1', foreign), [child, foreign])
  const found = await review(
    parent,
    approval(child, hashOf(child, '1.4.1', foreign)),
  )
  expect(found.verdict?.decision).toBe('refuse')
  expect(kindsOf(found)).toContain('delegate-call refuse')
  expect(found.payload).toBeUndefined()

  const refund = createSafeTransaction({
    ...{ to: payee, value: 1n, nonce: 0n },
    ...{ baseGas: 100_000n, gasPrice: 10n ** 12n, refundReceiver: payee },
  })
  const fee = hashOf(child, '1.4.1', refund)
  app.records.set(fee, [child, refund])
  const paying = await review(parent, approval(child, fee))
  expect(kindsOf(paying)).toContain('refund acknowledge')
})

test('behavior: each execution is read at the nonce that it will have', async () => {
  const parent = await open('1.4.1', [alice.address], 1)
  const one = await open('1.4.1', [parent], 1)
  const two = await open('1.4.1', [parent], 1)
  const execute = (to: Address, fee = {}) => ({
    to,
    data: encodeExecTransaction(
      createSafeTransaction({ to: payee, value: 5n, nonce: 0n, ...fee }),
      packSignatures([{ kind: 'approved', signer: parent }]),
    ),
  })
  const fee = { baseGas: 1n, gasPrice: 1n, refundReceiver: payee }
  const transaction = createSafeTransaction({
    ...{ to: chain.contracts['1.4.1'].multiSendCallOnly.address },
    ...{ operation: 1, nonce: 0n },
    data: encodeMultiSendCallOnly([
      execute(one),
      execute(two),
      execute(one),
      ...Array.from({ length: 12 }, () => execute(two, fee)),
    ]),
  })
  const found = await review(parent, transaction)
  expect(found.nested.slice(0, 3)).toMatchObject([
    { safe: one, hash: hashOf(one, '1.4.1', payment(0n)) },
    { safe: two, hash: hashOf(two, '1.4.1', payment(0n)) },
    { safe: one, hash: hashOf(one, '1.4.1', payment(1n)) },
  ])
  const fees = kindsOf(found)?.filter((kind) => kind === 'refund acknowledge')
  expect(fees).toHaveLength(12)
})

test('behavior: a limit that a child sets is a finding of the child', async () => {
  const parent = await open('1.4.1', [alice.address], 1)
  const child = await open('1.4.1', [parent], 1)
  const { allowances } = chain.testing
  const limit = { delegate: bob.address, token: zeroAddress }
  const modules = { [allowances.toLowerCase()]: 'allowance' } as const
  await chain.client.impersonateAccount({ address: parent })
  const amount = { amount: 9n, resetMinutes: 60 }
  for (const data of [
    encodeAddDelegate(limit),
    encodeSetAllowance({ ...limit, ...amount }),
    encodeRemoveDelegate({ ...limit, removeAllowances: false }),
  ])
    await send(chain.client, {
      ...{ from: parent, to: child },
      data: encodeExecTransaction(
        createSafeTransaction({ to: allowances, data, nonce: 0n }),
        packSignatures([{ kind: 'approved', signer: parent }]),
      ),
    })
  const add = createSafeTransaction({
    ...{ to: allowances, data: encodeAddDelegate(limit), nonce: 3n },
  })
  app.records.set(hashOf(child, '1.4.1', add), [child, add])
  const revived = [{ ...limit, ...amount }]
  const finding = { kind: 'spending-limit', change: 'add', safe: child }
  const approved = await review(
    parent,
    approval(child, hashOf(child, '1.4.1', add)),
    { modules },
  )
  expect(approved.verdict?.reasons).toContainEqual(
    expect.objectContaining({
      decision: 'acknowledge',
      finding: expect.objectContaining({ ...finding, revived }),
    }),
  )
})

test('error: a record with other fields leaves the hash unknown', async () => {
  const parent = await open('1.4.1', [alice.address], 1)
  const child = await open('1.4.1', [parent, carol.address], 2)
  const hash = hashOf(child, '1.4.1', payment())
  app.records.set(hash, [
    child,
    createSafeTransaction({ to: alice.address, value: 5n, nonce: 0n }),
  ])
  const transaction = approval(child, hash)
  const found = await review(parent, transaction)
  expect(found.nested[0]?.verification).toBeUndefined()
  expect(found.verification.tree?.children).toEqual([])
  expect(kindsOf(found)).toEqual(['hash-approved acknowledge'])

  // What the owner accepted as unknown is another finding than the known one.
  const { config } = await app.connect(alice)
  const accepted = found.verdict && acknowledgementOf(found.verdict)
  await expect(
    signTransaction(config, {
      ...{ chainId, safeAddress: parent, transaction },
    }),
  ).rejects.toMatchObject({ reason: 'unacknowledged' })
  const { payload } = await signTransaction(config, {
    ...{ chainId, safeAddress: parent, transaction, acknowledged: accepted },
  })
  expect(payload.transaction.data).toBe(transaction.data)
})

test('error: a node that computes another hash leaves the hash unknown', async () => {
  const parent = await open('1.4.1', [alice.address], 1)
  const child = await open('1.4.1', [parent, carol.address], 2)
  const hash = await propose(child)
  app.lies.rpc = async (call, next) => {
    const [{ to = '', data = '' } = {}] = (call.params ?? []) as [
      { to?: string; data?: string }?,
    ]
    // getTransactionHash of the child alone.
    return to.toLowerCase() === child.toLowerCase() &&
      data.startsWith('0xd8d11f78')
      ? `0x${'11'.repeat(32)}`
      : next()
  }
  const found = await review(parent, approval(child, hash))
  expect(found.nested[0]?.verification).toBeUndefined()
  expect(kindsOf(found)).toEqual(['hash-approved acknowledge'])
})

test('behavior: an approval carries a transaction that no gateway has', async () => {
  const parent = await open('1.4.1', [alice.address, bob.address], 2)
  const child = await open('1.3.0', [parent], 1)
  const hash = hashOf(child, '1.3.0')
  const carry = ({ to, value, data, operation, nonce }: typeof draft) =>
    encodeFunctionData({
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [
        ...([to, value, data, operation, 0n, 0n, 0n] as const),
        ...([zeroAddress, zeroAddress, nonce] as const),
      ],
    })
  const draft = payment()
  const batch = (carried: Hex) =>
    createSafeTransaction({
      to: chain.contracts['1.4.1'].multiSendCallOnly.address,
      operation: 1,
      data: encodeMultiSendCallOnly([
        { to: child, data: carried },
        { to: child, data: encodeApproveHash({ hash }) },
      ]),
      nonce: 0n,
    })
  const found = await review(parent, batch(carry(draft)))
  expect(found.nested).toMatchObject([
    { path: [1], kind: 'approves', by: parent, safe: child, hash },
  ])
  expect(found.verification.tree?.children[1]?.children).toMatchObject([
    { to: payee, value: 5n, self: child, approved: true },
  ])
  expect(kindsOf(found)).not.toContain('hash-approved acknowledge')
  expect(kindsOf(found)).not.toContain('unknown-calldata acknowledge')

  // Other fields than those of the approved hash prove nothing.
  const lie = await review(parent, batch(carry({ ...draft, value: 6n })))
  expect(lie.nested[0]?.verification).toBeUndefined()
  expect(kindsOf(lie)).toContain('hash-approved acknowledge')
})

test('behavior: says when the parent is no owner and when it has approved already', async () => {
  const parent = await open('1.4.1', [alice.address], 1)
  const other = await open('1.4.1', [carol.address], 1)
  const hash = await propose(other)
  const found = await review(parent, approval(other, hash))
  expect(found.nested[0]).toMatchObject({ isOwner: false, isApproved: false })

  const child = await open('1.4.1', [parent, carol.address], 2)
  const again = await propose(child)
  const transaction = approval(child, again)
  const { config } = await app.connect(alice)
  const { proposal } = await signTransaction(config, {
    ...{ chainId, safeAddress: parent, transaction },
  })
  await proposeTransaction(app.gateway, proposal)
  await executeTransaction(config, {
    ...{ chainId, safeAddress: parent, interval: 20 },
    safeTxHash: proposal.safeTxHash,
  })
  const second = await review(parent, approval(child, again, 1n))
  expect(second.nested[0]).toMatchObject({
    ...{ isOwner: true, isApproved: true },
    confirmations: [parent, carol.address],
  })
})

test('behavior: an owner of the grandparent confirms through both', async () => {
  const grandparent = await open('1.4.1', [alice.address], 1)
  const parent = await open('1.3.0', [grandparent], 1)
  const child = await open('1.5.0', [parent, carol.address], 2)
  const hash = await propose(child)
  const { lists, gateway, rpc } = app
  lists.owned = { [parent.toLowerCase()]: [child] }
  lists.queued = { [child.toLowerCase()]: [{ hash, nonce: 0 }] }
  const context = { chainId, gateway, rpc }
  const asked = { safe: child, hash }
  const owners = await readOwnership(rpc, child)
  const [path = []] = findOwnerPaths(owners, alice.address)
  expect(path).toMatchObject([{ address: parent }, { address: grandparent }])

  const first = await readWay(path, asked, context)
  expect(first).toMatchObject({ target: parent, isApproved: false })
  const { config } = await app.connect(alice)
  const transaction = approval(parent, first.hash)
  const { proposal } = await signTransaction(config, {
    ...{ chainId, safeAddress: grandparent, transaction },
  })
  await proposeTransaction(gateway, proposal)
  await executeTransaction(config, {
    ...{ chainId, safeAddress: grandparent, interval: 20 },
    safeTxHash: proposal.safeTxHash,
  })

  // The gateway takes the parent's transaction now, without a signature.
  const second = await readWay(path, asked, context)
  expect(second).toMatchObject({ hash: first.hash, isApproved: true })
  const { unproposed } = second
  if (!unproposed) throw new Error('Nothing to propose')
  const proposed = await proposeApproved(gateway, {
    ...{ chainId, safeAddress: parent, version: '1.3.0' },
    ...{ owner: grandparent, transaction: unproposed },
  })
  expect(proposed).toBe(first.hash)
  const sent = await chain.client.sendTransaction({
    account: alice.address,
    to: parent,
    data: encodeExecTransaction(
      unproposed,
      packSignatures([{ kind: 'approved', signer: grandparent }]),
    ),
  })
  await chain.client.waitForTransactionReceipt({ hash: sent })
  const third = await readWay(path, asked, context)
  expect(third).toMatchObject({ target: child, hash, isApproved: true })
  expect(third.path).toHaveLength(1)
})

test('behavior: safes that own each other are read once', async () => {
  const one = await open('1.4.1', [alice.address], 1)
  const two = await open('1.4.1', [one, bob.address], 1)
  await executeSafe(chain.client, {
    ...{ safe: one, to: one, signers: [alice.address] },
    data: encodeAddOwner({ owner: two, threshold: 1 }),
    executor: alice.address,
  })
  const owners = await readOwnership(app.rpc, one)
  expect(owners).toMatchObject([
    {
      ...{ address: two, kind: 'safe' },
      owners: [
        { address: one, kind: 'safe', owners: [] },
        { address: bob.address, kind: 'account' },
      ],
    },
    { address: alice.address, kind: 'account' },
  ])
  expect(findOwnerPaths(owners, bob.address)).toHaveLength(1)
})

test('behavior: a message of the child is shown when its hash is the approved one', async () => {
  const parent = await open('1.4.1', [alice.address], 1)
  const child = await open('1.4.1', [parent, carol.address], 2)
  const hash = app.addMessage(child, 'I agree.')
  const found = await review(parent, approval(child, hash))
  expect(found.nested[0]).toMatchObject({
    hash,
    message: { kind: 'text', text: 'I agree.' },
  })
  expect(kindsOf(found)).toEqual(['hash-approved acknowledge'])
})

test.each(
  safeVersions.flatMap((parent) =>
    safeVersions.map((child) => [parent, child]),
  ),
)(
  'behavior: a %s parent approves a message of its %s child on the chain',
  async (...pair) => {
    const [parentVersion, childVersion] = pair as [Version, Version]
    const parent = await open(parentVersion, [alice.address], 1)
    const child = await open(childVersion, [parent], 1)
    const digest = hashMessageDigest('I agree.')
    const { safeMessageHash: hash } = hashSafeMessageBytes(
      { chainId: 1337, safe: child },
      digest,
    )
    await executeSafe(chain.client, {
      ...{ safe: parent, to: child, signers: [alice.address] },
      data: encodeApproveHash({ hash }),
      executor: alice.address,
    })
    const magic = await chain.client.readContract({
      address: child,
      abi: parseAbi([
        'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
      ]),
      functionName: 'isValidSignature',
      args: [digest, packSignatures([{ kind: 'approved', signer: parent }])],
    })
    expect(magic).toBe('0x1626ba7e')
  },
)
