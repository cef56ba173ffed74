import { createSafe } from '@strongroom/devnet'
import { confirmTransaction, proposeTransaction } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeAddOwner,
  encodeMultiSendCallOnly,
  encodeSignMessage,
  getDeleteTransactionTypedData,
  getSafeDeployment,
  getSafeTransactionTypedData,
  getTotp,
  hashMessageDigest,
  hashSafeTransaction,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import {
  type Acknowledgement,
  acknowledgementOf,
} from '@strongroom/safe-protocol/risks'
import { type Address, type Hex, parseEther, recoverAddress } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { RefusedError, SigningError } from '../../src/index.ts'
import {
  deleteTransaction,
  executeTransaction,
  type Progress,
  rejectTransaction,
  reviewTransaction,
  signMessage,
  signTransaction,
} from '../../src/sign/index.ts'
import {
  alice,
  bob,
  carol,
  createSigningApp,
  openChain,
} from './createSigningApp.fixture.ts'

const nobody = '0xc0ffee254729296a45a3885639AC7E10F9d54979'

const chain = await openChain()
let app: ReturnType<typeof createSigningApp>
let salt = 1n
beforeEach(() => {
  app = createSigningApp(chain)
})

async function open(version: '1.3.0' | '1.4.1' | '1.5.0' = '1.4.1') {
  const safeAddress = await createSafe(chain.client, {
    contracts: chain.contracts[version],
    owners: [alice.address, bob.address],
    threshold: 2,
    saltNonce: salt++,
    from: alice.address,
  })
  const value = parseEther('1')
  await chain.client.setBalance({ address: safeAddress, value })
  return { chainId: '1337', safeAddress } as const
}

const draft = (fields: Partial<SafeTransaction> = {}) =>
  createSafeTransaction({ to: nobody, value: 5n, nonce: 0n, ...fields })

async function problemOf(work: Promise<unknown>) {
  try {
    await work
    return 'none'
  } catch (error) {
    if (!(error instanceof SigningError)) throw error
    if (!(error instanceof RefusedError)) return error.problem
    const { reason, detail } = error
    return error.verdict ? `${reason}: ${detail}` : reason
  }
}

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'default: sign, propose, confirm and execute on %s',
  async (version) => {
    const safe = await open(version)
    const first = await app.connect(alice)
    const seen: Progress[] = []
    const transaction = draft()
    const { proposal, payload } = await signTransaction(first.config, {
      ...safe,
      transaction,
      onProgress: (progress) => seen.push(progress),
    })
    await proposeTransaction(app.gateway, proposal)
    const { safeTxHash } = payload.hashes

    const second = await app.connect(bob)
    const { confirmation } = await signTransaction(second.config, {
      ...safe,
      safeTxHash,
    })
    await confirmTransaction(app.gateway, confirmation)

    // Any account may execute a confirmed transaction.
    const third = await app.connect(carol)
    const execution = await executeTransaction(third.config, {
      ...safe,
      safeTxHash,
      interval: 20,
      onProgress: (progress) => seen.push(progress),
    })
    expect(execution.status).toBe('success')
    expect(seen.map(({ step }) => step)).toEqual([
      'checking',
      'signing',
      'done',
      'checking',
      'sending',
      'mining',
      'done',
    ])
    // Its nonce is used, so its owners get no request.
    expect(
      await problemOf(signTransaction(first.config, { ...safe, transaction })),
    ).toBe('mismatch')
    expect(first.prompts).toEqual(['eth_signTypedData_v4'])
    expect(app.sent).toEqual(['propose', 'confirmations'])
  },
)

test('behavior: the last owner approves by executing', async () => {
  const safe = await open()
  const { config } = await app.connect(alice)
  const { proposal } = await signTransaction(config, {
    ...safe,
    transaction: draft(),
  })
  await proposeTransaction(app.gateway, proposal)
  const { safeTxHash } = proposal
  const stranger = await app.connect(carol)
  expect(
    await problemOf(
      executeTransaction(stranger.config, { ...safe, safeTxHash }),
    ),
  ).toBe('notEnoughSignatures')
  const last = await app.connect(bob)
  const execution = await executeTransaction(last.config, {
    ...safe,
    safeTxHash,
    interval: 20,
    confirmations: 1,
  })
  expect(execution.status).toBe('success')
  expect(last.prompts).toEqual(['eth_sendTransaction'])
})

test('behavior: a rejection is empty and uses the nonce', async () => {
  const safe = await open()
  const first = await app.connect(alice)
  const second = await app.connect(bob)
  const { payload } = await rejectTransaction(first.config, {
    ...safe,
    nonce: 0n,
  })
  expect(payload.transaction).toEqual(
    createSafeTransaction({ to: safe.safeAddress, nonce: 0n }),
  )
  await rejectTransaction(second.config, { ...safe, nonce: 0n })
  const { safeTxHash } = payload.hashes
  await executeTransaction(first.config, { ...safe, safeTxHash, interval: 20 })
  expect(
    await problemOf(rejectTransaction(second.config, { ...safe, nonce: 0n })),
  ).toBe('mismatch')
})

test('behavior: messages are proposed once and then confirmed', async () => {
  const safe = await open()
  const first = await app.connect(alice)
  const second = await app.connect(bob)
  const typed = {
    domain: { name: 'Mail', chainId: '0x539', verifyingContract: nobody },
    types: { Mail: [{ name: 'contents', type: 'string' }] },
    message: { contents: 'Hello' },
  } as const
  for (const message of ['I agree.', typed] as never[]) {
    const { payload } = await signMessage(first.config, { ...safe, message })
    const messageHash = payload.hashes.safeMessageHash
    await signMessage(second.config, { ...safe, messageHash })
    expect(app.messages.get(messageHash)?.confirmationsSubmitted).toBe(2)
    const other = `0x${'77'.repeat(32)}` as const
    expect(
      await problemOf(
        signMessage(second.config, { ...safe, message, messageHash: other }),
      ),
    ).toBe('mismatch')
  }
  expect(second.prompts).toHaveLength(2)
  expect(app.sent).toEqual(['messages', 'signatures', 'messages', 'signatures'])
})

test('behavior: posts a refused signature again without the wallet', async () => {
  const safe = await open()
  const { config, prompts } = await app.connect(alice)
  app.lies.refuse = true
  const works = [
    () => rejectTransaction(config, { ...safe, nonce: 0n }),
    () => signMessage(config, { ...safe, message: 'hi' }),
  ]
  for (const work of works) {
    app.lies.refuse = true
    const error = await work().catch((found) => found)
    expect(error).toMatchObject({ problem: 'notPosted' })
    app.lies.refuse = false
    await error.retry()
  }
  expect(prompts).toHaveLength(2)
  expect(app.messages.size).toBe(1)
})

test('error: maps answers of a wallet to problems', async () => {
  const safe = await open()
  const page = await app.connect(alice)
  const hash = `0x${'77'.repeat(32)}` as const
  const sign = () =>
    problemOf(signTransaction(page.config, { ...safe, transaction: draft() }))
  const answers: [string, () => unknown][] = [
    ['rejected', () => Promise.reject({ code: 4001 })],
    ['walletFailed', () => Promise.reject(new Error('locked'))],
    ['badSignature', () => '0x1234'],
    ['foreignSignature', () => alice.sign({ hash })],
    [
      'foreignSignature',
      ({ params }: never = {} as never) =>
        bob.signTypedData(JSON.parse(String((params as unknown[])[1]))),
    ],
    ['accountChanged', () => page.wallet.setAccounts([bob])],
  ]
  for (const [problem, answer] of answers) {
    page.handle.before = answer as () => unknown
    expect(await sign()).toBe(problem)
  }
  expect(app.sent).toEqual([])
})

test('error: another network while the wallet is open, and a second click', async () => {
  const safe = await open()
  const page = await app.connect(alice)
  const sign = () =>
    problemOf(signTransaction(page.config, { ...safe, transaction: draft() }))
  page.handle.before = async () => {
    expect(await sign()).toBe('asking')
    page.wallet.setChainId(1)
  }
  expect(await sign()).toBe('chainChanged')
  // From there it is brought back first.
  page.handle.before = undefined
  expect(await sign()).toBe('none')
  const controller = new AbortController()
  page.handle.before = () => controller.abort()
  expect(
    await problemOf(
      rejectTransaction(page.config, {
        ...safe,
        nonce: 0n,
        signal: controller.signal,
      }),
    ),
  ).toBe('cancelled')
  await page.manager.disconnect()
  expect(await sign()).toBe('notConnected')
  expect(app.sent).toEqual([])
})

test('error: a gateway or a node that lies', async () => {
  const safe = await open()
  const first = await app.connect(alice)
  const { proposal } = await signTransaction(first.config, {
    ...safe,
    transaction: draft(),
  })
  await proposeTransaction(app.gateway, proposal)
  const { safeTxHash } = proposal
  const page = await app.connect(bob)
  const works = [
    () => signTransaction(page.config, { ...safe, safeTxHash }),
    () => executeTransaction(page.config, { ...safe, safeTxHash }),
  ]
  const forged = await carol.sign({ hash: safeTxHash as Hex })
  const uint = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
  const lies: [string, typeof app.lies][] = [
    [
      'another recipient',
      {
        details: (honest) => ({
          ...honest,
          txData: honest.txData && {
            ...honest.txData,
            to: { value: carol.address },
          },
        }),
      },
    ],
    [
      'a forged confirmation',
      {
        details: ({ detailedExecutionInfo: info, ...honest }) =>
          ({
            ...honest,
            detailedExecutionInfo: info?.type === 'MULTISIG' && {
              ...info,
              confirmations: [
                ...info.confirmations,
                {
                  signer: { value: bob.address },
                  signature: forged,
                  submittedAt: 1,
                },
              ],
            },
          }) as never,
      },
    ],
    ['a lower threshold, by the gateway', { threshold: 1 }],
    [
      'a lower threshold, by the node',
      {
        rpc: async ({ params }, next) =>
          JSON.stringify(params ?? []).includes('0xe75235b8')
            ? uint(1)
            : next(),
      },
    ],
    [
      'another chain',
      {
        rpc: async ({ method }, next) =>
          method === 'eth_chainId' ? '0x1' : next(),
      },
    ],
  ]
  for (const [lie, said] of lies) {
    Object.assign(app.lies, { details: undefined, rpc: undefined }, said)
    for (const work of works)
      expect([lie, await problemOf(work())]).toEqual([lie, 'mismatch'])
    delete app.lies.threshold
  }
  app.lies.rpc = () => Promise.reject(new Error('down'))
  expect(await problemOf(works[0]?.() as Promise<unknown>)).toBe('unavailable')
  const without = { ...page.config, chains: [] }
  expect(
    await problemOf(signTransaction(without, { ...safe, safeTxHash })),
  ).toBe('unavailable')
  expect(page.prompts).toEqual([])
})

test('error: refuses delegatecalls to unknown code', async () => {
  const safe = await open()
  const { config, prompts } = await app.connect(alice)
  const known = getSafeDeployment({ version: '1.4.1' })
  const library = known?.multiSendCallOnly.address as Address
  const batch = draft({
    to: library,
    operation: 1,
    value: 0n,
    data: encodeMultiSendCallOnly([{ to: nobody, value: 1n, data: '0x' }]),
  })
  const sign = (
    transaction: Readonly<SafeTransaction>,
    given: { trusted?: readonly Address[]; safeTxHash?: Hex } = {},
  ) => problemOf(signTransaction(config, { ...safe, transaction, ...given }))
  const foreign = { ...batch, to: nobody } as const
  const unread = { ...batch, data: '0x12345678' } as const
  const other = `0x${'77'.repeat(32)}` as const
  expect([
    await sign(foreign),
    await sign(unread),
    await sign(batch, { safeTxHash: other }),
  ]).toEqual([
    'refused: delegate-call',
    'refused: unknown-calldata',
    'payloadChanged',
  ])
  app.lies.rpc = async ({ method }, next) =>
    method === 'eth_getCode' ? '0x6000' : next()
  expect(await sign(batch)).toBe('refused: library-code')
  delete app.lies.rpc
  expect(prompts).toEqual([])
  expect([
    await sign(batch),
    await sign(foreign, { trusted: [nobody] }),
  ]).toEqual(['none', 'none'])
  const stranger = await app.connect(carol)
  expect(
    await problemOf(
      signTransaction(stranger.config, { ...safe, transaction: batch }),
    ),
  ).toBe('notOwner')
})

/** A proposal of Bob's that he signed elsewhere, as the gateway has it. */
async function proposeElsewhere(
  safe: Awaited<ReturnType<typeof open>>,
  fields: Partial<SafeTransaction>,
) {
  const transaction = draft({ value: 0n, ...fields })
  const domain = { chainId: 1337, safe: safe.safeAddress, version: '1.4.1' }
  const { safeTxHash } = hashSafeTransaction(domain, transaction)
  const signature = await bob.signTypedData(
    getSafeTransactionTypedData(domain, transaction) as never,
  )
  const text = (value: bigint) => value.toString()
  await proposeTransaction(app.gateway, {
    ...safe,
    ...transaction,
    value: text(transaction.value),
    nonce: text(transaction.nonce),
    safeTxGas: text(transaction.safeTxGas),
    baseGas: text(transaction.baseGas),
    gasPrice: text(transaction.gasPrice),
    safeTxHash,
    sender: bob.address,
    signature,
  })
  return { safeTxHash, transaction }
}

const message = 'I agree to the terms.'
const signing = {
  to: getSafeDeployment({ version: '1.4.1' })?.signMessageLib
    ?.address as Address,
  operation: 1,
  data: encodeSignMessage({ message: hashMessageDigest(message) }),
} as const

test('error: an unread digest that is signed for good', async () => {
  const safe = await open()
  const { config, prompts } = await app.connect(alice)
  const { safeTxHash, transaction } = await proposeElsewhere(safe, signing)
  const works = [
    () => signTransaction(config, { ...safe, safeTxHash }),
    () => signTransaction(config, { ...safe, transaction }),
    () => executeTransaction(config, { ...safe, safeTxHash }),
    // Another message than the one that is signed.
    () => signTransaction(config, { ...safe, safeTxHash, message: 'Hello' }),
  ]
  for (const work of works)
    expect(await problemOf(work())).toBe('refused: message-signed')
  expect(prompts).toEqual([])
})

test('behavior: a message that the owner can read is accepted by its finding', async () => {
  const safe = await open()
  const { config, prompts } = await app.connect(alice)
  const { safeTxHash } = await proposeElsewhere(safe, signing)
  const given = { ...safe, safeTxHash, message }
  const error = await signTransaction(config, given).catch((e: unknown) => e)
  expect(error).toMatchObject({
    reason: 'unacknowledged',
    detail: 'message-signed',
  })
  expect(prompts).toEqual([])
  const verdict = error instanceof RefusedError ? error.verdict : undefined
  const acknowledged = verdict && acknowledgementOf(verdict)
  expect(
    await problemOf(signTransaction(config, { ...given, acknowledged })),
  ).toBe('none')
  // A transaction without its message stays refused, accepted or not.
  const unread = { ...given, message: undefined, acknowledged }
  expect(await problemOf(signTransaction(config, unread))).toBe(
    'refused: message-signed',
  )
  expect(prompts).toHaveLength(1)
})

test('error: a change of owners that was accepted and is another one now', async () => {
  const safe = await open()
  const { config, prompts } = await app.connect(alice)
  const data = encodeAddOwner({ owner: carol.address, threshold: 2 })
  const { safeTxHash } = await proposeElsewhere(safe, {
    to: safe.safeAddress,
    data,
  })
  const sign = (acknowledged?: Acknowledgement) =>
    signTransaction(config, { ...safe, safeTxHash, acknowledged })
  const error = await sign().catch((e: unknown) => e)
  const verdict = error instanceof RefusedError ? error.verdict : undefined
  expect(await problemOf(sign())).toBe('unacknowledged: owners')
  const accepted = verdict && acknowledgementOf(verdict)
  const other = accepted && {
    ...accepted,
    hash: `0x${'77'.repeat(32)}` as const,
  }
  expect(await problemOf(sign(other))).toBe('unacknowledged: owners')
  // The node names one owner more between the review and the prompt.
  const owners = [alice.address, bob.address, nobody].map((owner) =>
    owner.slice(2).toLowerCase().padStart(64, '0'),
  )
  const word = (value: number) => value.toString(16).padStart(64, '0')
  let isLate = false
  app.lies.rpc = async ({ method, params }, next) => {
    const isOwners = JSON.stringify(params ?? []).includes('0xa0e67e2b')
    return isLate && method === 'eth_call' && isOwners
      ? `0x${word(32)}${word(3)}${owners.join('')}`
      : next()
  }
  const late = await app.connect(alice)
  late.handle.every = async ({ method }) => {
    if (method === 'eth_accounts') isLate = true
  }
  expect(
    await problemOf(
      signTransaction(late.config, {
        ...safe,
        safeTxHash,
        acknowledged: accepted,
      }),
    ),
  ).toBe('unacknowledged: owners')
  expect([prompts, late.prompts]).toEqual([[], []])
  delete app.lies.rpc
  expect(await problemOf(sign(accepted))).toBe('none')
})

test('error: a message that must not be signed', async () => {
  const safe = await open()
  const { config, prompts } = await app.connect(alice)
  const sign = (given: Partial<signMessage.Parameters>) =>
    problemOf(signMessage(config, { ...safe, ...given }))
  const digits = `0x${'f0'.repeat(32)}`
  expect(await sign({ message: digits })).toBe('refused: message-unreadable')
  const disguised = {
    domain: { chainId: 1337, verifyingContract: safe.safeAddress },
    types: { SafeTx: [{ name: 'to', type: 'address' }] },
    primaryType: 'SafeTx',
    message: { to: nobody },
  }
  expect(await sign({ message: disguised, allowRawHex: true })).toBe(
    'refused: message-of-this-safe',
  )
  expect(await sign({ message: digits, allowRawHex: true })).toBe(
    'unacknowledged: message-unreadable',
  )
  const siwe = `bank.example wants you to sign in with your Ethereum account:\n${safe.safeAddress}\n`
  const origin = 'https://app.example'
  expect(await sign({ message: siwe, origin })).toBe(
    'unacknowledged: sign-in-site',
  )
  expect([prompts, app.sent]).toEqual([[], []])
})

test('behavior: a proposal is deleted with a request for this hour', async () => {
  const safe = await open()
  const { config, prompts, handle, wallet } = await app.connect(bob)
  const { safeTxHash } = await proposeElsewhere(safe, {})
  const seen: Progress[] = []
  const remove = () =>
    deleteTransaction(config, {
      ...safe,
      safeTxHash,
      onProgress: (progress) => seen.push(progress),
    })
  await remove()
  expect(seen.map(({ step }) => step)).toEqual([
    'checking',
    'signingDeletion',
    'posting',
    'done',
  ])
  const [request] = app.deleted
  const [, asked] = seen
  if (!request || asked?.step !== 'signingDeletion')
    throw new Error('No request')
  expect(request.safeTxHash).toBe(safeTxHash)
  const { signature } = request
  expect(await recoverAddress({ hash: asked.hash, signature })).toBe(
    bob.address,
  )
  const hours = [0, 1].map((ago) => getTotp(Date.now() - ago * 3_600_000))
  expect(
    hours.map((totp) =>
      hashMessageDigest(
        getDeleteTransactionTypedData({
          chainId: 1337,
          safe: safe.safeAddress,
          safeTxHash,
          totp,
        }),
      ),
    ),
  ).toContain(asked.hash)
  // Another account's answer, another network and a gateway that refuses.
  handle.before = () => alice.sign({ hash: asked.hash })
  expect(await problemOf(remove())).toBe('foreignSignature')
  handle.before = () => void wallet.setChainId(1)
  expect(await problemOf(remove())).toBe('chainChanged')
  handle.before = undefined
  expect(app.deleted).toHaveLength(1)
  app.lies.refuse = true
  expect(await problemOf(remove())).toBe('notDeleted')
  expect(prompts).toHaveLength(4)
})

test('behavior: freezes the findings of a message', async () => {
  const safe = await open()
  const { safeTxHash } = await proposeElsewhere(safe, {
    ...signing,
    data: encodeSignMessage({ message: hashMessageDigest('Pay \u202e001') }),
  })
  const { verdict } = await reviewTransaction({
    ...safe,
    transactionId: safeTxHash,
    details: await app.detailsOf(safeTxHash),
    rpc: app.rpc,
    message: 'Pay \u202e001',
  })
  const finding = verdict?.reasons.map((reason) => reason.finding)[1]
  expect(finding).toEqual({ kind: 'message-hidden-characters' })
  expect(() => Object.assign(finding ?? {}, { kind: 'order' })).toThrow(
    TypeError,
  )
})
