import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createSafe, testContracts } from '@strongroom/devnet'
import { proposeTransaction } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeAddOwner,
  encodeCreateProxyWithNonce,
  encodeEnableModule,
  encodeMultiSend,
  encodeRemoveOwner,
  encodeSetFallbackHandler,
  encodeSetGuard,
  encodeSetup,
  encodeSignMessage,
  getSafeDeployment,
  getSafeTransactionTypedData,
  hashSafeTransaction,
  predictSafeAddress,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  keccak256,
  parseAbi,
  toHex,
} from 'viem'
import { beforeAll, expect, test } from 'vitest'
import * as bridge from '../../src/bridge/index.ts'
import * as query from '../../src/calls/index.ts'
import * as chainEntry from '../../src/chain/index.ts'
import { createDescriber } from '../../src/clear-signing/index.ts'
import * as connect from '../../src/connect/index.ts'
import * as root from '../../src/index.ts'
import { checkMessage } from '../../src/review/checkMessage.ts'
import { checkTransaction } from '../../src/review/checkTransaction.ts'
import * as reviewEntry from '../../src/review/index.ts'
import { runMessageAction } from '../../src/review/messageActions.ts'
import {
  runTransactionAction,
  type TransactionAction,
} from '../../src/review/transactionActions.ts'
import * as sign from '../../src/sign/index.ts'
import { createReviewedMessage } from '../../src/sign/ReviewedMessage.ts'
import { createReviewedPayload } from '../../src/sign/ReviewedPayload.ts'
import {
  alice,
  bob,
  carol,
  createSigningApp,
  openChain,
} from './createSigningApp.fixture.ts'

const entries = {
  '.': root,
  './bridge': bridge,
  './chain': chainEntry,
  './connect': connect,
  './query': query,
  './review': reviewEntry,
  './sign': sign,
}

const chain = await openChain()
let app: ReturnType<typeof createSigningApp>
let page: Awaited<ReturnType<typeof app.connect>>
let safeAddress: Address
/** An owner of the safe that is a safe of Alice's. */
let parent: Address
beforeAll(async () => {
  app = createSigningApp(chain)
  page = await app.connect(alice)
  const create = (owners: readonly Address[], threshold: number) =>
    createSafe(chain.client, {
      contracts: chain.contracts['1.4.1'],
      ...{ owners, threshold, saltNonce: 1n, from: alice.address },
    })
  parent = await create([alice.address], 1)
  safeAddress = await create([alice.address, bob.address, parent], 2)
})

/** A proposal in the queue that Bob signed elsewhere. */
async function propose(fields: Partial<SafeTransaction>) {
  const made = createSafeTransaction({ to: safeAddress, nonce: 0n, ...fields })
  const domain = { chainId: 1337, safe: safeAddress, version: '1.4.1' }
  const { safeTxHash } = hashSafeTransaction(domain, made)
  const text = (value: bigint) => value.toString()
  await proposeTransaction(app.gateway, {
    chainId: '1337',
    safeAddress,
    ...made,
    value: text(made.value),
    nonce: text(made.nonce),
    safeTxGas: text(made.safeTxGas),
    baseGas: text(made.baseGas),
    gasPrice: text(made.gasPrice),
    safeTxHash,
    sender: bob.address,
    signature: await bob.signTypedData(
      getSafeTransactionTypedData(domain, made) as never,
    ),
  })
  return { safeTxHash, transaction: made }
}

interface Proposal {
  readonly safeTxHash: Hex
  readonly transaction: SafeTransaction
}

const at = () => ({ chainId: '1337', safeAddress }) as const

const ports = () => {
  const { account, connector } = page.manager.getSnapshot()
  if (!account || !connector) throw new Error('No wallet')
  return {
    wallet: sign.createWalletPort(connector, account),
    rpc: app.rpc,
    readSafe: () => sign.readSafeNow(app.rpc, safeAddress),
    signal: new AbortController().signal,
    signatures: [],
  }
}

/** Payload of a page that skips the review. */
const payloadOf = ({ transaction }: Proposal) =>
  createReviewedPayload({
    chainId: 1337,
    safe: safeAddress,
    version: '1.4.1',
    transaction,
  })

type Options<V> = {
  readonly mutationFn?: (variables: V, context: never) => Promise<unknown>
}
const mutate = <V>({ mutationFn }: Options<V>, variables: V) =>
  mutationFn?.(variables, {} as never) ?? Promise.resolve()

function Probe({ useHook }: { readonly useHook: () => unknown }) {
  useHook()
  return null
}

/** Renders a hook below the providers and returns its result. */
function render<T>(useHook: () => T): T {
  const results: T[] = []
  const { gateway, manager, chains, describer } = page.config
  renderToString(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(
        root.StrongroomProvider,
        { gateway, manager, chains, describer },
        createElement(Probe, { useHook: () => results.push(useHook()) }),
      ),
    ),
  )
  const [result] = results
  if (result === undefined) throw new Error('Nothing was rendered.')
  return result
}

const context = () => ({ queryClient: new QueryClient() })

/** Every export that puts a transaction of its caller's to the wallet. */
const transactionPaths: Record<string, (of: Proposal) => Promise<unknown>> = {
  signTransaction: ({ safeTxHash }) =>
    sign.signTransaction(page.config, { ...at(), safeTxHash }),
  'signTransaction of a draft': ({ transaction }) =>
    sign.signTransaction(page.config, { ...at(), transaction }),
  executeTransaction: ({ safeTxHash }) =>
    sign.executeTransaction(page.config, { ...at(), safeTxHash }),
  signReviewed: (of) =>
    sign.signReviewed(payloadOf(of), of.safeTxHash, ports()),
  executeReviewed: (of) =>
    sign.executeReviewed(payloadOf(of), of.safeTxHash, ports()),
  sendReviewed: (of) =>
    sign.sendReviewed(page.config, {
      ...ports(),
      payload: payloadOf(of),
      shownHash: of.safeTxHash,
    }),
  sendAllReviewed: (of) =>
    sign.sendAllReviewed(page.config, {
      ...ports(),
      items: [{ ...ports(), payload: payloadOf(of), shownHash: of.safeTxHash }],
    }),
  // It opens no wallet, but executes: the policy decides all the same.
  relayReviewed: (of) =>
    sign.relayReviewed(page.config, {
      ...ports(),
      payload: payloadOf(of),
      shownHash: of.safeTxHash,
    }),
  signTransactionMutationOptions: ({ safeTxHash }) =>
    mutate(query.signTransactionMutationOptions(page.config), {
      ...at(),
      safeTxHash,
    }),
  executeTransactionMutationOptions: ({ safeTxHash }) =>
    mutate(query.executeTransactionMutationOptions(page.config, context()), {
      ...at(),
      safeTxHash,
    }),
  useSignTransaction: ({ safeTxHash }) =>
    render(() => root.useSignTransaction()).mutateAsync({
      ...at(),
      safeTxHash,
    }),
  useExecuteTransaction: ({ safeTxHash }) =>
    render(() => root.useExecuteTransaction()).mutateAsync({
      ...at(),
      safeTxHash,
    }),
  'signForParent of a reviewed payload': (of) =>
    sign.signForParent(page.config, {
      ...{ payload: payloadOf(of), shownHash: of.safeTxHash },
      parent,
    }),
  'useTransactionReview that confirms': (of) => review('confirm', of),
  'useTransactionReview that executes': (of) => review('execute', of),
  'useTransactionReview that relays': (of) => review('relay', of),
  'useTransactionReview that speeds up': (of) => review('speedUp', of),
}

/** Runs the action that a click in `useTransactionReview` starts. */
async function review(
  action: TransactionAction,
  { transaction }: Pick<Proposal, 'transaction'>,
) {
  const { gateway } = page.config
  const checked = await checkTransaction(
    { transaction },
    { ...at(), gateway, safe: undefined, rpc: app.rpc },
  )
  await runTransactionAction(action, {
    ...clicked(),
    review: checked.review,
    origin: undefined,
  })
}

/** The part of a click that both reviews share. */
const clicked = () => ({
  ...at(),
  config: page.config,
  ...context(),
  wallet: ports().wallet,
  isAcknowledged: false,
  kept: [],
  onKept: () => undefined,
  onPosted: () => undefined,
  current: {
    signal: new AbortController().signal,
    posted: false,
    enter: () => undefined,
  },
})

/** Every export that puts a message of its caller's to the wallet. */
const messagePaths: Record<string, (message: string) => Promise<unknown>> = {
  signMessage: (message) => sign.signMessage(page.config, { ...at(), message }),
  signMessageReviewed: (message) => {
    const made = createReviewedMessage({
      chainId: 1337,
      safe: safeAddress,
      version: '1.4.1',
      message,
    })
    return sign.signMessageReviewed(made, made.hashes.safeMessageHash, ports())
  },
  'signForParent of a message': (message) => {
    const payload = createReviewedMessage({
      ...{ chainId: 1337, safe: safeAddress, version: '1.4.1', message },
    })
    const shownHash = payload.hashes.safeMessageHash
    return sign.signForParent(page.config, { payload, shownHash, parent })
  },
  signMessageMutationOptions: (message) =>
    mutate(query.signMessageMutationOptions(page.config, context()), {
      ...at(),
      message,
    }),
  useSignMessage: (message) =>
    render(() => root.useSignMessage()).mutateAsync({ ...at(), message }),
  async useMessageReview(message) {
    const { gateway } = page.config
    const { review } = await checkMessage(
      { message },
      {
        ...at(),
        gateway,
        safe: undefined,
        rpc: app.rpc,
        origin: null,
        allowRawHex: false,
        signal: new AbortController().signal,
      },
    )
    if (review === undefined) throw new Error('There is no review.')
    await runMessageAction('confirm', { ...clicked(), review, origin: null })
  },
}

/** Every export that puts the creation of a safe to the wallet. */
const creationPaths: Record<
  string,
  (planned: sign.PlannedSafe) => Promise<unknown>
> = {
  sendCreation: (planned) =>
    sign.sendCreation(planned, { ...ports(), chainId: 1337 }),
  relayCreation: (planned) =>
    sign.relayCreation(planned, {
      ...{ gateway: page.config.gateway, rpc: app.rpc },
      ...{ chainId: 1337, version: '1.4.1' },
    }),
}

/** These write their own signature: their caller cannot change it. */
const fixed = [
  'signAllowanceTransfer',
  'signEmailRequest',
  'deleteTransaction',
  'deleteTransactionMutationOptions',
  'rejectTransaction',
  'rejectTransactionMutationOptions',
  'signDelegate',
  'signDelegateMutationOptions',
  'useDeleteTransaction',
  'useRejectTransaction',
  'useSignDelegate',
  // A sign-in text for this very page, checked by `createSignIn` itself.
  'createSignIn',
  'useSignIn',
]

/** These open no wallet: they read, check or send signed payloads. */
const harmless = [
  'ExecutionError',
  'SignInError',
  'SigningError',
  'checkSignature',
  'completeMessageReview',
  'completeReview',
  'confirmMessageMutationOptions',
  'confirmTransactionMutationOptions',
  'confirmationViewQueryOptions',
  'createExecutionStore',
  'createSignInMessage',
  'deleteAccountMutationOptions',
  'deleteDelegateMutationOptions',
  'deleteNotificationSubscriptionsMutationOptions',
  'deleteRecoveryModuleMutationOptions',
  'deleteRegisteredEmailMutationOptions',
  'executionSignatures',
  'isRejection',
  'postMessageSignature',
  'proposeApproved',
  'proposeMessageMutationOptions',
  'proposeTransactionMutationOptions',
  'readExecutionRecord',
  'readParentSignatures',
  'readSignable',
  'relayCountQueryOptions',
  'relayStatusQueryOptions',
  'relayTransactionMutationOptions',
  'resendEmailVerificationCodeMutationOptions',
  'reviewTransaction',
  'simulateExecution',
  'txPreviewQueryOptions',
  // Its action is `sendAllReviewed`, above.
  'useBatchExecution',
  'useConfirmMessage',
  'useConfirmTransaction',
  'useConfirmationView',
  'useDeleteAccount',
  'useDeleteDelegate',
  'useDeleteNotificationSubscriptions',
  'useDeleteRecoveryModule',
  'useDeleteRegisteredEmail',
  'useExecution',
  'useExecutionRecord',
  'useExecutionUpdates',
  'useLateRelay',
  'usePendingExecution',
  'useProposeMessage',
  'useProposeTransaction',
  'useRelayCount',
  'useRelayStatus',
  'useRelayTransaction',
  'useResendEmailVerificationCode',
  'useTxPreview',
  'verifyMessageSignature',
  'waitForExecution',
]

const pattern = /sign|execut|reject|delete|propose|confirm|review|send|relay/i

test('behavior: every export that may open the wallet is listed', () => {
  const listed = new Set(
    [transactionPaths, messagePaths]
      .flatMap((paths) => Object.keys(paths))
      .map((name) => name.replace(/ .*/u, ''))
      .concat(Object.keys(creationPaths), fixed, harmless),
  )
  const exported = Object.values(entries).flatMap((entry) => Object.keys(entry))
  const found = new Set(exported.filter((name) => pattern.test(name)))
  expect([...found].filter((name) => !listed.has(name))).toEqual([])
  expect([...listed].filter((name) => !found.has(name))).toEqual([])
})

test('behavior: five files alone request signatures of the wallet', () => {
  const source = new URL('../../src/', import.meta.url)
  const read = (file: string) => readFileSync(new URL(file, source), 'utf8')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/u.test(file))
    .filter((file) => !/\.test|test-d/u.test(file))
  const that = (text: RegExp) => files.filter((file) => text.test(read(file)))
  expect(
    that(/'(?:eth_sign\w*|personal_sign|eth_sendTransaction)'\s*[,\]]/u).sort(),
  ).toEqual([
    'creation/sendCreation.ts',
    'execute/executeReviewed.ts',
    'sign-in/requestSignInSignature.ts',
    'sign/requestSignature.ts',
    'sign/signEmailRequest.ts',
  ])
  // The three that sign for a caller ask the policy; deletions, delegates and limits have fixed texts.
  expect(that(/\brequestSignature\(\w/u).sort()).toEqual([
    'limits/signAllowanceTransfer.ts',
    'nested/signForParent.ts',
    'sign/deleteTransaction.ts',
    'sign/signDelegate.ts',
    'sign/signMessageReviewed.ts',
    'sign/signReviewed.ts',
  ])
  expect(that(/\bassert(?:Message)?Allowed\(/u).sort()).toEqual([
    'execute/executeReviewed.ts',
    'nested/signForParent.ts',
    'sign/ReviewedMessage.ts',
    'sign/assertAllowed.ts',
    'sign/signMessageReviewed.ts',
    'sign/signReviewed.ts',
  ])
})

const digest = `0x${'11'.repeat(32)}` as const
const library = getSafeDeployment({ version: '1.4.1' })?.signMessageLib
/** Calls of the safe to itself, or to another account, in a batch. */
const inBatch = (
  calls: readonly Hex[],
  to: Address = safeAddress,
  operation: 0 | 1 = 0,
) => ({
  to: chain.contracts['1.4.1'][operation ? 'multiSend' : 'multiSendCallOnly']
    .address,
  operation: 1 as const,
  data: encodeMultiSend(calls.map((data) => ({ to, data, operation }))),
})

/** Leaves the last packed call out halfway, with a length that says so. */
const cutBatch = (data: Hex): Hex => {
  const length = BigInt(`0x${data.slice(74, 138)}`) - 20n
  return `${data.slice(0, 74)}${length.toString(16).padStart(64, '0')}${data.slice(138)}` as Hex
}

/** Another address with the same first and last digits. */
const imitate = (address: Address) =>
  getAddress(
    `${address.slice(0, 6)}${'0a1b2c3d'.repeat(4)}${address.slice(-4)}`.toLowerCase(),
  )

const dangers: [string, string, () => Partial<SafeTransaction>][] = [
  [
    'an unread digest that is signed on the chain',
    'refused',
    () => ({
      to: library?.address as Address,
      operation: 1,
      data: encodeSignMessage({ message: digest }),
    }),
  ],
  [
    'foreign code that runs as the safe',
    'refused',
    () => ({ to: carol.address, operation: 1, data: '0x' }),
  ],
  [
    'an unaccepted change of owners',
    'unacknowledged',
    () => ({ data: encodeAddOwner({ owner: carol.address, threshold: 2 }) }),
  ],
  [
    'an unaccepted change of owners with a wrong neighbour',
    'unacknowledged',
    () => ({
      data: encodeRemoveOwner({
        ...{ prevOwner: carol.address, owner: bob.address, threshold: 1 },
      }),
    }),
  ],
  [
    'an unaccepted module',
    'unacknowledged',
    () => ({ data: encodeEnableModule({ module: carol.address }) }),
  ],
  [
    'an unaccepted guard and fallback handler in a batch',
    'unacknowledged',
    () =>
      inBatch([
        encodeSetGuard({ guard: testContracts().guard }),
        encodeSetFallbackHandler({
          handler: chain.contracts['1.4.1'].multiSend.address,
        }),
      ]),
  ],
  [
    'foreign code in a batch in a batch',
    'refused',
    () => {
      const inner = inBatch(['0x'], carol.address, 1)
      return inBatch(
        [inner.data],
        chain.contracts['1.4.1'].multiSend.address,
        1,
      )
    },
  ],
  [
    'a batch with bytes that cannot be read',
    'refused',
    () => {
      const { to, operation, data } = inBatch(['0x', '0x'])
      // One word of the second call is cut off.
      return { to, operation, data: cutBatch(data) }
    },
  ],
  [
    'an unaccepted owner by the zero address of a batch of 1.5.0',
    'unacknowledged',
    () => ({
      ...inBatch(
        [encodeAddOwner({ owner: carol.address, threshold: 2 })],
        `0x${'00'.repeat(20)}`,
      ),
      to: chain.contracts['1.5.0'].multiSendCallOnly.address,
    }),
  ],
  [
    'an unaccepted refund',
    'unacknowledged',
    () => ({
      ...{ to: carol.address, safeTxGas: 1n, baseGas: 1n, gasPrice: 1n },
      refundReceiver: carol.address,
    }),
  ],
  [
    'an unaccepted recipient that looks like an owner',
    'unacknowledged',
    () => ({ to: imitate(bob.address), value: 1n }),
  ],
  [
    'an unaccepted payment to an address without a key',
    'unacknowledged',
    () => ({ to: '0x000000000000000000000000000000000000dEaD', value: 1n }),
  ],
]

test.each(dangers)('error: all paths refuse %s', async (_, reason, fields) => {
  const proposal = await propose(fields())
  for (const [name, run] of Object.entries(transactionPaths)) {
    const error = await run(proposal).catch((cause: unknown) => cause)
    expect([name, error]).toMatchObject([
      name,
      { name: 'RefusedError', reason, verdict: { hash: proposal.safeTxHash } },
    ])
  }
  expect(page.prompts).toEqual([])
})

test.each([
  ['of foreign code', { singleton: testContracts().guard }],
  ['that calls foreign code', { to: testContracts().guard }],
  ['with an unknown handler', { fallbackHandler: carol.address }],
  ['that pays its sender', { payment: 1n }],
  ['of another address than is shown', { safe: carol.address }],
] as const)('error: all paths refuse the creation %s', async (_, change) => {
  const { '1.4.1': contracts } = chain.contracts
  const changed: Partial<Record<string, unknown>> &
    Partial<Record<'singleton' | 'safe', Address>> = change
  const { singleton = contracts.singletonL2.address } = changed
  const setup = encodeSetup({
    ...{ owners: [alice.address], threshold: 1 },
    fallbackHandler: contracts.fallbackHandler.address,
    ...change,
  })
  const factory = contracts.proxyFactory.address
  const saltNonce = 5n
  const terms = { singleton, setup, saltNonce }
  const {
    safe = await predictSafeAddress({ ...terms, factory, version: '1.4.1' }),
  } = changed
  const data = encodeCreateProxyWithNonce(terms)
  for (const [name, run] of Object.entries(creationPaths)) {
    const error = await run({ safe, factory, data }).catch(
      (cause: unknown) => cause,
    )
    expect([name, error]).toMatchObject([name, { name: 'RefusedError' }])
    expect(error).toHaveProperty('verdict.reasons.0.finding.kind')
  }
  expect(page.prompts).toEqual([])
})

/** Paths that read the gateway's record; the others are given the transaction. */
const recordPaths = Object.keys(transactionPaths).filter(
  (name) => !/Reviewed|reviewed|draft|useTransactionReview/.test(name),
)
type Details = Awaited<ReturnType<typeof app.detailsOf>>
const inExecution = (change: (info: object) => object) => (honest: Details) =>
  ({
    ...honest,
    detailedExecutionInfo: change(honest.detailedExecutionInfo ?? {}),
  }) as Details
const answer =
  (selector: string, result: string): NonNullable<typeof app.lies.rpc> =>
  ({ params }, next) =>
    JSON.stringify(params ?? []).includes(selector)
      ? Promise.resolve(result)
      : next()
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const version = `${word(32)}${word(5).slice(2)}${'312e312e31'.padEnd(64, '0')}`

const lies: [string, () => typeof app.lies][] = [
  [
    'a hash of something else',
    () => ({
      details: inExecution((info) => ({ ...info, safeTxHash: digest })),
    }),
  ],
  [
    'a hash that the node computes otherwise',
    () => ({ rpc: answer('0xd8d11f78', digest) }),
  ],
  [
    'a description of another recipient',
    () => ({
      details: (honest) =>
        ({
          ...honest,
          txInfo: { ...honest.txInfo, to: { value: bob.address } },
        }) as Details,
    }),
  ],
  [
    'a version that is not the chain’s',
    () => ({ rpc: answer('0xffa1ad74', version) }),
  ],
  ['a threshold that is not the chain’s', () => ({ threshold: 1 })],
  [
    'a chain that the node does not serve',
    () => ({
      rpc: ({ method }, next) =>
        method === 'eth_chainId' ? Promise.resolve('0x1') : next(),
    }),
  ],
  [
    'a confirmation by somebody else',
    () => ({
      details: inExecution((info) => ({
        ...info,
        confirmations: [
          {
            signer: { value: alice.address },
            signature: `0x${'5a'.repeat(64)}1b`,
            submittedAt: 1,
          },
        ],
      })),
    }),
  ],
]

test.each(lies)('error: no path signs %s', async (_, lie) => {
  const proposal = await propose({ to: carol.address, value: 2n })
  Object.assign(app.lies, lie())
  try {
    for (const name of recordPaths) {
      const error = await transactionPaths[name]?.(proposal).then(
        () => 'It was signed.',
        (cause: unknown) => cause,
      )
      expect([name, error]).toMatchObject([
        name,
        { name: 'RefusedError', reason: 'mismatch' },
      ])
    }
    expect(page.prompts).toEqual([])
  } finally {
    for (const name of ['details', 'rpc', 'threshold'] as const)
      delete app.lies[name]
  }
})

test.each([
  ['the account is no owner', '0xa0e67e2b'],
  ['the nonce is used', '0xaffed0e0'],
])('error: all paths stop when the chain says that %s', async (_, selector) => {
  const proposal = await propose({ to: carol.address, value: 3n })
  const strangers = `${word(32)}${word(1).slice(2)}${carol.address.slice(2).padStart(64, '0')}`
  app.lies.rpc = answer(
    selector,
    selector === '0xa0e67e2b' ? strangers : word(9),
  )
  try {
    for (const [name, run] of Object.entries(transactionPaths))
      await expect(run(proposal), name).rejects.toThrow()
    expect(page.prompts).toEqual([])
  } finally {
    delete app.lies.rpc
  }
})

test.each([
  ['digits', 'refused', digest],
  [
    'an unaccepted sign-in for another account',
    'unacknowledged',
    `app.example wants you to sign in with your Ethereum account:\n${bob.address}\n`,
  ],
])('error: all paths refuse a message of %s', async (_, reason, message) => {
  for (const [name, run] of Object.entries(messagePaths)) {
    const error = await run(message).catch((cause: unknown) => cause)
    expect([name, error]).toMatchObject([
      name,
      { name: 'RefusedError', reason },
    ])
  }
  expect(page.prompts).toEqual([])
})

test('error: all paths ask the owner about a description that names other figures', async () => {
  const terms = { types: { Terms: [{ name: 'days', type: 'uint256' }] } }
  const message = {
    ...terms,
    primaryType: 'Terms',
    domain: { chainId: 1337, verifyingContract: carol.address },
    message: { days: 30 },
  }
  const key = 'transfer(address to, uint256 days)'
  const encoded = 'Terms(uint256 days)'
  const spec = {
    intent: 'Send 5 USD',
    fields: [{ path: 'days', label: 'Days', format: 'raw' }],
  }
  const to = { path: 'to', label: 'To', format: 'raw' }
  const ofCall = { ...spec, fields: [to, ...spec.fields] }
  const text = JSON.stringify({
    display: { formats: { [key]: ofCall, [encoded]: spec } },
  })
  const chains = { [carol.address.toLowerCase()]: [1337] }
  const describer = createDescriber({
    url: 'https://wallet.example/',
    index: [
      {
        path: 'registry/terms.json',
        sha256: createHash('sha256').update(text).digest('hex'),
        calls: chains,
        messages: chains,
        types: { Terms: [keccak256(toHex(encoded))] },
      },
    ],
    fetch: async () => new Response(text),
  })
  const data = encodeFunctionData({
    abi: parseAbi(['function transfer(address,uint256)']),
    args: [bob.address, 30n],
  })
  const proposal = await propose({ to: carol.address, data })
  Object.assign(page.config, { describer })
  try {
    for (const name of recordPaths) {
      const error = await transactionPaths[name]?.(proposal).then(
        () => 'It was signed.',
        (cause: unknown) => cause,
      )
      expect([name, error]).toMatchObject([
        name,
        { name: 'RefusedError', reason: 'unacknowledged' },
      ])
      const { verdict } = error as InstanceType<typeof root.RefusedError>
      expect(verdict?.reasons.map(({ finding }) => finding)).toContainEqual({
        kind: 'description-contradicts',
        part: 'amount',
        call: [],
      })
    }
    for (const sent of [
      () => sign.signMessage(page.config, { ...at(), message }),
      () =>
        render(() => root.useSignMessage()).mutateAsync({ ...at(), message }),
    ])
      await expect(sent()).rejects.toMatchObject({ reason: 'unacknowledged' })
    expect(page.prompts).toEqual([])
  } finally {
    Object.assign(page.config, { describer: undefined })
  }
})

test('behavior: the same paths sign harmless payloads', async () => {
  const proposal = await propose({ to: carol.address })
  for (const name of ['signTransaction', 'signReviewed', 'useSignTransaction'])
    await transactionPaths[name]?.(proposal)
  // The wallet prompts once for a hash.
  for (const [name, run] of Object.entries(messagePaths))
    await run(`I agree to ${name}.`)
  expect(page.prompts).toHaveLength(9)
})
