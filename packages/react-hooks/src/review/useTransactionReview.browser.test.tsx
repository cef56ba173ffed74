import type { Connector } from '@strongroom/connectors'
import { createMockConnector } from '@strongroom/connectors/testing'
import type { MultisigExecutionDetails } from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  encodeEnableModule,
  type SafeTransaction,
} from '@strongroom/safe-protocol'
import { type Address, type Hex, pad, toEventSelector, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestApp } from '../createTestApp.test.fixture.tsx'
import { createTestManager } from '../createTestManager.test.fixture.ts'
import { executionsOf } from '../execute/executionsOf.ts'
import {
  accounts,
  type ChainState,
  chainId,
  createFakeSafe,
  safeAddress,
} from '../verify/createFakeSafe.test.fixture.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { type ReviewResult, useTransactionReview } from './index.ts'

const safe = { chainId, safeAddress } as const
const txHash = `0x${'ab'.repeat(32)}` as const
const [first, second, third] = accounts as [
  (typeof accounts)[0],
  (typeof accounts)[0],
  (typeof accounts)[0],
]

interface Options {
  /** Owners, by their place, who have confirmed. */
  confirmed?: readonly number[]
  account?: (typeof accounts)[0]
  chain?: Partial<ChainState>
  draft?: SafeTransaction
  origin?: string
  /** The safe's balance of every token. */
  balance?: () => bigint
  /** Answers a signature request in place of the wallet. */
  onPrompt?: () => Promise<void>
  /** Answers a request to send a transaction in place of the wallet. */
  onSend?: () => Promise<unknown>
  /** Answers `eth_simulateV1` with the logs of the execution. */
  onSimulate?: (safeTxHash: Hex) => Promise<readonly object[]>
}

/** A review of the fake safe's transaction by one owner, over a fake chain. */
async function open({ confirmed = [], account = second, ...options }: Options) {
  const fake = await createFakeSafe()
  Object.assign(fake.state, options.chain)
  const execution = fake.details
    .detailedExecutionInfo as MultisigExecutionDetails
  const details = {
    ...fake.details,
    txStatus:
      confirmed.length < Number(fake.state.threshold)
        ? ('AWAITING_CONFIRMATIONS' as const)
        : ('AWAITING_EXECUTION' as const),
    detailedExecutionInfo: {
      ...execution,
      confirmationsRequired: Number(fake.state.threshold),
      confirmations: confirmed.map((index) => {
        const found = execution.confirmations[index]
        if (found === undefined) throw new Error('No confirmation')
        return found
      }),
    },
  }
  const mock = createMockConnector({ accounts: [account] })
  const prompts: { method: string; params?: readonly unknown[] }[] = []
  const provider = {
    ...mock.wallet.provider,
    async request(call: { method: string; params?: readonly unknown[] }) {
      if (/sign|send/i.test(call.method)) {
        prompts.push(call)
        await options.onPrompt?.()
      }
      if (call.method === 'eth_sendTransaction')
        return options.onSend ? options.onSend() : txHash
      return mock.wallet.provider.request(call)
    },
  }
  const rpc: RpcPort = {
    async request(call) {
      if (call.method === 'eth_estimateGas') return '0x10000'
      if (call.method === 'eth_getTransactionReceipt') return null
      if (call.method === 'eth_getTransactionByHash') return null
      if (call.method === 'eth_blockNumber') return '0x10'
      if (call.method === 'eth_simulateV1' && options.onSimulate) {
        const logs = await options.onSimulate(fake.safeTxHash)
        const { calls } = call.params[0].blockStateCalls[0]
        const results = calls.map((_: unknown, index: number) => {
          const isBefore = index < calls.length / 2
          const returnData = pad(isBefore ? '0x2' : '0x1')
          return { status: '0x1', returnData, logs }
        })
        return [{ number: '0x10', calls: results }]
      }
      if (call.method === 'eth_getBlockByNumber')
        return { gasLimit: '0x1c9c380' }
      if (call.method === 'eth_getLogs') return []
      if (String(call.params?.[0]?.data).startsWith('0x6a761202'))
        return `0x${'0'.repeat(63)}1`
      if (/^0x(?:70a08231|dd62ed3e)/.test(String(call.params?.[0]?.data)))
        return `0x${(options.balance?.() ?? 0n).toString(16).padStart(64, '0')}`
      return fake.rpc.request(call)
    },
  }
  const connector: Connector = { ...mock, getProvider: async () => provider }
  const manager = createTestManager(connector)
  await manager.connect(connector)
  const app = createTestApp({ manager, chains: [{ chainId, rpc }] })
  app.answers[app.safe] = {
    ...fake.safe,
    threshold: Number(fake.state.threshold),
    nonce: Number(fake.state.nonce),
  }
  const record = `/v1/chains/1337/transactions/${fake.safeTxHash}`
  app.answers[record] = options.draft
    ? new Response('{"code":404,"message":"No"}', { status: 404 })
    : details
  const posted: string[] = []
  const { draft, origin } = options
  let subject: Partial<useTransactionReview.Parameters> = draft
    ? { transaction: draft }
    : { transactionId: fake.safeTxHash }
  const view = await renderHook(
    () =>
      useTransactionReview({
        ...safe,
        ...subject,
        origin,
        onPosted: (hash) => posted.push(hash),
      }),
    { wrapper: app.wrapper },
  )
  const review = () => view.result.current
  await expect.poll(() => review().verification).toBeDefined()
  return {
    ...app,
    ...view,
    fake,
    record,
    details,
    wallet: mock.wallet,
    prompts: () => prompts.map(({ method }) => method),
    sentCall: () => prompts.at(-1)?.params?.[0] as { data: string },
    posted,
    review,
    manager,
    /** Shows another transaction in the same component. */
    show: (next: typeof subject) => {
      subject = next
      return view.rerender()
    },
    async run(action: Parameters<ReturnType<typeof review>['run']>[0]) {
      let result: ReviewResult | undefined
      await view.act(async () => {
        result = await review().run(action)
      })
      return result
    },
    posts: () => app.sent.filter((line) => /^(POST|DELETE)/.test(line)),
  }
}

/** Logs of an execution that pays one of the coin to an account. */
const logsOf = (to: Address, safeTxHash: Hex) => [
  {
    address: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
    topics: [
      toEventSelector('Transfer(address,address,uint256)'),
      pad(safeAddress),
      pad(to),
    ],
    data: pad(toHex(10n ** 18n)),
  },
  {
    address: safeAddress,
    topics: [toEventSelector('ExecutionSuccess(bytes32,uint256)'), safeTxHash],
    data: pad('0x0'),
  },
]

test('behavior: a review is ready before its simulation, which then adds what it found', async () => {
  let resolve: (logs: readonly object[]) => void = () => undefined
  const promise = new Promise<readonly object[]>((done) => {
    resolve = done
  })
  const { review, run, prompts, fake, act } = await open({
    chain: { threshold: 3n },
    confirmed: [0],
    onSimulate: () => promise,
  })
  expect(review()).toMatchObject({
    status: 'ready',
    verdict: { decision: 'allow' },
    simulation: undefined,
  })
  resolve(logsOf(third.address, fake.safeTxHash))
  await expect
    .poll(() => review().simulation?.simulation)
    .toMatchObject({ status: 'succeeds', block: 16, source: 'eth_simulateV1' })
  expect(review().verdict).toMatchObject({
    decision: 'acknowledge',
    reasons: [
      {
        finding: { kind: 'simulation-contradicts', difference: 'recipient' },
      },
    ],
  })
  // The payload itself has no such finding: the shown verdict decides.
  expect(await run('confirm')).toMatchObject({
    posted: false,
    problem: expect.anything(),
  })
  expect(prompts()).toEqual([])
  await act(() => review().acknowledgement.set(true))
  expect(await run('confirm')).toMatchObject({ posted: true })
  expect(prompts()).toEqual(['eth_signTypedData_v4'])
})

test('behavior: a simulation that does what the calls say changes no verdict', async () => {
  const { review } = await open({
    confirmed: [0],
    onSimulate: async (hash) =>
      logsOf('0xc0ffee254729296a45a3885639AC7E10F9d54979', hash),
  })
  await expect
    .poll(() => review().simulation?.simulation)
    .toMatchObject({ status: 'succeeds' })
  expect(review().simulation?.findings).toEqual([])
  expect(review().verdict?.decision).toBe('allow')
})

const propose = `POST /v1/chains/1337/transactions/${safeAddress}/propose`

test('default: an owner confirms, and is not asked for the same hash again', async () => {
  const { review, run, prompts, posts, posted, fake } = await open({
    chain: { threshold: 3n },
    confirmed: [0],
  })
  expect(review()).toMatchObject({
    status: 'ready',
    verification: { status: 'verified' },
    verdict: { decision: 'allow' },
    next: { kind: 'confirm', reason: 'moreNeeded', missing: 2 },
  })
  expect(await run('confirm')).toMatchObject({ posted: true })
  expect(review().progress).toEqual({
    status: 'done',
    action: 'confirm',
    txHash: undefined,
  })
  expect(posts()).toEqual([propose])
  expect(posted).toEqual([fake.safeTxHash])
  // The gateway still has the old record.
  await expect
    .poll(() => review().next)
    .toEqual({ kind: 'wait', reason: 'confirmed', missing: 1 })
  expect(await run('confirm')).toEqual({ posted: false })
  expect(prompts()).toEqual(['eth_signTypedData_v4'])
})

test('behavior: an owner who has confirmed cannot confirm again', async () => {
  const { review, run, prompts } = await open({
    chain: { threshold: 3n },
    confirmed: [0, 1],
  })
  expect(review().next).toEqual({
    kind: 'wait',
    reason: 'confirmed',
    missing: 1,
  })
  expect(review().can.confirm).toBe(false)
  await run('confirm')
  expect(prompts()).toEqual([])
})

test('behavior: the last signer executes with one prompt', async () => {
  const { review, run, prompts, sentCall, posts } = await open({
    confirmed: [0],
  })
  expect(review().next).toEqual({ kind: 'execute', reason: 'ownApproval' })
  expect(await run('execute')).toMatchObject({ txHash })
  expect(prompts()).toEqual(['eth_sendTransaction'])
  // r is the sender, s is 0, v is 1: approved by sending.
  expect(sentCall().data).toContain(
    `${second.address.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`,
  )
  expect(review().progress).toEqual({
    status: 'done',
    action: 'execute',
    txHash,
  })
  expect(posts()).toEqual([])
})

test('behavior: a last signer may confirm alone', async () => {
  const { review, run, prompts, posts } = await open({ confirmed: [0] })
  expect(review().can).toMatchObject({ confirm: true, execute: true })
  await run('confirm')
  expect(prompts()).toEqual(['eth_signTypedData_v4'])
  expect(posts()).toEqual([propose])
})

test('behavior: two prompts keep the confirmation when the second is declined', async () => {
  const { review, run, prompts, posts } = await open({
    confirmed: [0],
    onSend: () =>
      Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
  })
  const result = await run('confirmAndExecute')
  expect(prompts()).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction'])
  expect(posts()).toEqual([propose])
  expect(result?.posted).toBe(true)
  expect(result?.problem).toBeDefined()
  expect(review().progress).toMatchObject({ status: 'failed', posted: true })
})

test('behavior: stops before the execution if the account changed while the gateway answered', async () => {
  let answer: (stored: object) => void = () => undefined
  const { review, act, answers, wallet, posts, prompts } = await open({
    confirmed: [0],
  })
  answers[`/v1/chains/1337/transactions/${safeAddress}/propose`] = new Promise(
    (resolve) => {
      answer = resolve
    },
  )
  await act(() => {
    void review().run('confirmAndExecute')
  })
  await expect.poll(() => posts()).toEqual([propose])
  await act(() => wallet.setAccounts([third]))
  await expect.poll(() => review().changed).toBe('account')
  answer({})
  await expect
    .poll(() => review().progress)
    .toMatchObject({
      status: 'failed',
      problem: { problem: 'accountChanged' },
    })
  expect(prompts()).toEqual(['eth_signTypedData_v4'])
})

test('behavior: one prompt executes a draft of a 1-of-1', async () => {
  const draft = createSafeTransaction({
    to: '0xc0ffee254729296a45a3885639AC7E10F9d54979',
    value: 10n ** 18n,
    nonce: 7n,
  })
  const { review, run, prompts, posts } = await open({
    draft,
    chain: { threshold: 1n },
  })
  expect(review()).toMatchObject({
    isDraft: true,
    next: { kind: 'execute', reason: 'ownApproval' },
  })
  await run('execute')
  expect(prompts()).toEqual(['eth_sendTransaction'])
  expect(posts()).toEqual([])
})

test('behavior: a draft with an origin is stored before it is executed', async () => {
  const draft = createSafeTransaction({
    to: '0xc0ffee254729296a45a3885639AC7E10F9d54979',
    value: 10n ** 18n,
    nonce: 7n,
  })
  const { review, run, prompts, posts } = await open({
    draft,
    origin: 'app.example',
    chain: { threshold: 1n },
  })
  expect(review().next).toEqual({
    kind: 'confirmAndExecute',
    reason: 'lastConfirmation',
  })
  await run('confirmAndExecute')
  expect(prompts()).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction'])
  expect(posts()).toEqual([propose])
})

test('behavior: a draft that is proposed already counts its confirmations', async () => {
  const { review, answers, record, details, act } = await open({
    draft: createSafeTransaction({
      to: '0xc0ffee254729296a45a3885639AC7E10F9d54979',
      value: 10n ** 18n,
      nonce: 7n,
    }),
    account: first,
  })
  expect(review().next).toMatchObject({ kind: 'confirm' })
  answers[record] = {
    ...details,
    detailedExecutionInfo: {
      ...details.detailedExecutionInfo,
      confirmations: [
        {
          signer: { value: first.address },
          signature: await first.sign({
            hash: details.detailedExecutionInfo.safeTxHash,
          }),
          submittedAt: 1,
        },
      ],
    },
  }
  await act(() => review().refetch())
  await expect
    .poll(() => review().next)
    .toEqual({ kind: 'wait', reason: 'confirmed', missing: 1 })
  expect(review().isDraft).toBe(false)
})

test('behavior: a warning is accepted for one hash and one account', async () => {
  const draft = createSafeTransaction({
    to: safeAddress,
    data: encodeEnableModule({ module: third.address }),
    nonce: 7n,
  })
  const { review, run, act, prompts, posts, wallet } = await open({
    draft,
    account: first,
  })
  expect(review()).toMatchObject({
    verdict: { decision: 'acknowledge' },
    acknowledgement: { isNeeded: true, isGiven: false },
  })
  expect((await run('confirm'))?.problem).toMatchObject({
    reason: 'unacknowledged',
  })
  expect(prompts()).toEqual([])
  await act(() => review().acknowledgement.set(true))
  expect(review().acknowledgement.isGiven).toBe(true)
  await act(() => wallet.setAccounts([second]))
  await expect.poll(() => review().changed).toBe('account')
  expect(await run('confirm')).toEqual({ posted: false })
  await act(() => review().restart())
  expect(review().acknowledgement.isGiven).toBe(false)
  await act(() => review().acknowledgement.set(true))
  await run('confirm')
  expect(prompts()).toEqual(['eth_signTypedData_v4'])
  expect(posts()).toEqual([propose])
})

test('behavior: says so if a finding appears after the owner ticked the box', async () => {
  const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const spender = third.address.slice(2).toLowerCase().padStart(64, '0')
  const draft = createSafeTransaction({
    to: token,
    data: `0x095ea7b3${spender}${'5'.padStart(64, '0')}`,
    gasPrice: 1n,
    nonce: 7n,
  })
  let balance = 9n
  const { review, run, act, prompts } = await open({
    draft,
    account: first,
    balance: () => balance,
  })
  expect(review().approvals).toMatchObject([{ balance: 9n }])
  // One box of several, and one that is no longer on the page.
  const [reason] = review().verdict?.reasons ?? []
  const ids = [`${reason?.id}`, 'of another review']
  await act(() => review().acknowledgement.set(true, ids))
  expect([...review().acknowledgement.accepted]).toEqual(ids.slice(0, 1))
  await act(() => review().acknowledgement.set(false, ids))
  expect(review().acknowledgement.accepted.size).toBe(0)
  await act(() => review().acknowledgement.set(true))
  expect(review().acknowledgement).toMatchObject({
    isGiven: true,
    isOutdated: false,
  })
  balance = 4n
  await act(() => review().refetch())
  await expect
    .poll(() => review().acknowledgement)
    .toMatchObject({ isNeeded: true, isGiven: false, isOutdated: true })
  expect((await run('confirm'))?.problem).toMatchObject({
    reason: 'unacknowledged',
  })
  expect(prompts()).toEqual([])
  await act(() => review().acknowledgement.set(true))
  expect(review().acknowledgement).toMatchObject({
    isGiven: true,
    isOutdated: false,
  })
  // Fewer findings than were accepted need no further tick.
  balance = 9n
  await act(() => review().refetch())
  await expect.poll(() => review().approvals).toMatchObject([{ balance: 9n }])
  expect(review().acknowledgement.isGiven).toBe(true)
})

test('behavior: ignores a second click while the wallet is open', async () => {
  let answer: () => void = () => undefined
  const { review, prompts, act } = await open({
    chain: { threshold: 3n },
    confirmed: [0],
    onPrompt: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  await act(() => {
    void review().run('confirm')
  })
  await expect.poll(() => prompts().length).toBe(1)
  await expect
    .poll(() => review().progress)
    .toMatchObject({
      status: 'running',
      step: 'signing',
      hashes: { safeTxHash: review().verification?.hashes?.safeTxHash },
    })
  expect(await review().run('confirm')).toMatchObject({ posted: false })
  expect(review().progress?.status).toBe('running')
  await act(() => answer())
  await expect.poll(() => review().progress?.status).toBe('done')
  expect(prompts()).toHaveLength(1)
})

test('behavior: showing another transaction ends the action of the first', async () => {
  let answer: () => void = () => undefined
  const { review, prompts, posts, act, show } = await open({
    chain: { threshold: 3n },
    confirmed: [0],
    onPrompt: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  let ended: ReviewResult | undefined
  await act(() => {
    void review()
      .run('confirm')
      .then((result) => {
        ended = result
      })
  })
  await expect.poll(() => review().progress).toMatchObject({ step: 'signing' })
  await show({
    transaction: createSafeTransaction({ to: third.address, nonce: 7n }),
  })
  // The hashes of the first must not stand beside the second.
  expect(review().progress).toBeUndefined()
  await act(() => answer())
  await expect
    .poll(() => ended)
    .toMatchObject({ posted: false, problem: { problem: 'cancelled' } })
  expect(prompts()).toHaveLength(1)
  expect(posts()).toEqual([])
})

test('behavior: releases the lock of an execution whose wallet never answers', async () => {
  const declines: (() => void)[] = []
  const { review, prompts, act, wallet, manager } = await open({
    confirmed: [0],
    onSend: () =>
      new Promise((_, reject) => {
        declines.push(() =>
          reject(Object.assign(new Error('no'), { code: 4001 })),
        )
      }),
  })
  await act(() => {
    void review().run('execute')
  })
  await expect.poll(() => prompts()).toEqual(['eth_sendTransaction'])
  await act(() => wallet.setAccounts([third]))
  await expect.poll(() => review().progress?.status).toBe('failed')
  await act(() => wallet.setAccounts([second]))
  await act(() => {
    review().restart()
    // The owner stops waiting for the wallet.
    executionsOf({ manager }).update(() => [])
  })
  await expect.poll(() => review().next.kind).toBe('execute')
  await act(() => {
    void review().run('execute')
  })
  await expect
    .poll(() => prompts())
    .toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  // A late answer to the first prompt says nothing of the second.
  await act(() => declines[0]?.())
  expect(executionsOf({ manager }).get()).toHaveLength(1)
  await act(() => declines[1]?.())
  await expect.poll(() => executionsOf({ manager }).get()).toEqual([])
})

test('behavior: two reviews of a page open one prompt at a time', async () => {
  const { review, prompts, act, wrapper, fake } = await open({
    chain: { threshold: 3n },
    confirmed: [0],
    onPrompt: () => new Promise(() => undefined),
  })
  const other = await renderHook(
    () => useTransactionReview({ ...safe, transactionId: fake.safeTxHash }),
    { wrapper },
  )
  await expect.poll(() => other.result.current.next.kind).toBe('confirm')
  await act(() => {
    void review().run('confirm')
  })
  await expect.poll(() => prompts()).toHaveLength(1)
  let result: ReviewResult | undefined
  await other.act(async () => {
    result = await other.result.current.run('confirm')
  })
  expect(result?.problem).toMatchObject({ problem: 'busy', reason: 'asking' })
  expect(other.result.current.progress).toMatchObject({ status: 'failed' })
  expect(review().progress).toMatchObject({ status: 'running' })
  expect(prompts()).toHaveLength(1)
})

test('behavior: sends a rejection again without a prompt after the gateway failed', async () => {
  const { review, run, prompts, answers, posts, posted } = await open({
    chain: { threshold: 3n },
    confirmed: [0],
  })
  const path = `/v1/chains/1337/transactions/${safeAddress}/propose`
  answers[path] = new Response('{}', { status: 422 })
  expect((await run('reject'))?.problem).toMatchObject({ problem: 'notPosted' })
  expect(review().can).toMatchObject({ reject: true, postAgain: false })
  delete answers[path]
  expect(await run('reject')).toMatchObject({ posted: true })
  expect(prompts()).toEqual(['eth_signTypedData_v4'])
  expect(posts()).toEqual([propose, propose])
  // The proposal itself is not confirmed by it.
  expect(posted).toEqual([])
  expect(review().next).toMatchObject({ kind: 'confirm', missing: 2 })
})

test('behavior: counts two owners who confirm on one page', async () => {
  const { review, run, act, wallet, prompts } = await open({
    chain: { threshold: 4n },
    account: first,
  })
  await run('confirm')
  await act(() => wallet.setAccounts([second]))
  await expect.poll(() => review().changed).toBe('account')
  await act(() => review().restart())
  await run('confirm')
  // The gateway still has the old record.
  expect(review().next).toEqual({
    kind: 'wait',
    reason: 'confirmed',
    missing: 2,
  })
  expect(prompts()).toHaveLength(2)
})

test('behavior: keeps a signature that the record shows already', async () => {
  const { review, run, act, answers, record, fake, details } = await open({
    chain: { threshold: 3n },
    confirmed: [0],
  })
  const path = `/v1/chains/1337/transactions/${safeAddress}/propose`
  // The gateway stored it, and its answer was lost.
  answers[path] = new Response('{}', { status: 502 })
  await run('confirm')
  expect(review().can.postAgain).toBe(true)
  const { confirmations } = fake.details
    .detailedExecutionInfo as MultisigExecutionDetails
  answers[record] = {
    ...details,
    detailedExecutionInfo: { ...details.detailedExecutionInfo, confirmations },
  }
  await act(() => review().refetch())
  await expect
    .poll(() => review().next)
    .toEqual({ kind: 'wait', reason: 'confirmed', missing: 1 })
  expect(review().can.postAgain).toBe(false)
})

test('behavior: sends a signature again without a prompt after the gateway failed', async () => {
  const { review, run, prompts, answers, posts } = await open({
    chain: { threshold: 3n },
    confirmed: [0],
  })
  const path = `/v1/chains/1337/transactions/${safeAddress}/propose`
  answers[path] = new Response('{}', { status: 422 })
  expect((await run('confirm'))?.problem).toMatchObject({
    problem: 'notPosted',
  })
  expect(review().can).toMatchObject({ confirm: false, postAgain: true })
  delete answers[path]
  expect(await run('postAgain')).toMatchObject({ posted: true })
  expect(prompts()).toEqual(['eth_signTypedData_v4'])
  expect(posts()).toEqual([propose, propose])
  expect(review().can.postAgain).toBe(false)
})

test('behavior: takes the nonce from the chain, not the status from the gateway', async () => {
  const { review } = await open({ confirmed: [0, 1], chain: { nonce: 8n } })
  expect(review().record?.txStatus).toBe('AWAITING_EXECUTION')
  // The node alone says that another transaction used the nonce.
  expect(review().verification?.problems).toMatchObject([{ kind: 'lone-node' }])
  expect(review().verification?.proven).toBeUndefined()
  expect(review().next).toEqual({ kind: 'none', reason: 'mismatch' })
  expect(review().can.execute).toBe(false)
})

test('error: a record of another transaction than the one asked for', async () => {
  const { fake, wrapper, answers, record, details } = await open({})
  const other = `0x${'cd'.repeat(32)}`
  answers[record] = { ...details, txId: `multisig_${safeAddress}_${other}` }
  const view = await renderHook(
    () =>
      useTransactionReview({
        ...safe,
        transactionId: `multisig_${safeAddress}_${fake.safeTxHash}`,
      }),
    { wrapper },
  )
  answers[
    `/v1/chains/1337/transactions/multisig_${safeAddress}_${fake.safeTxHash}`
  ] = answers[record]
  await expect.poll(() => view.result.current.status).toBe('foreign')
  expect(view.result.current.verification).toBeUndefined()
})

test('error: a body of null is the record of nothing', async () => {
  const { fake, wrapper, answers } = await open({})
  const transactionId = `multisig_${safeAddress}_${fake.safeTxHash}`
  answers[`/v1/chains/1337/transactions/${transactionId}`] = null
  const view = await renderHook(
    () => useTransactionReview({ ...safe, transactionId }),
    { wrapper },
  )
  await expect.poll(() => view.result.current.status).toBe('foreign')
  expect(view.result.current.record).toBeUndefined()
})

test('error: a connector without an RPC endpoint makes the review wait as unavailable', async () => {
  const { fake } = await open({})
  const connector = createMockConnector({ accounts: [first] })
  const app = createTestApp({ manager: createTestManager(connector) })
  app.answers[app.safe] = fake.safe
  app.answers[`/v1/chains/1337/transactions/${fake.safeTxHash}`] = fake.details
  const view = await renderHook(
    () => useTransactionReview({ ...safe, transactionId: fake.safeTxHash }),
    { wrapper: app.wrapper },
  )
  await expect
    .poll(() => view.result.current.next)
    .toEqual({ kind: 'wait', reason: 'unavailable' })
  expect(view.result.current.hasRpc).toBe(false)
})

test('behavior: refetch waits for what the check needs', async () => {
  const fake = await createFakeSafe()
  const connector = createMockConnector({ accounts: [first] })
  const manager = createTestManager(connector)
  const app = createTestApp({ manager, chains: [{ chainId, rpc: fake.rpc }] })
  let answer: (safe: object) => void = () => undefined
  app.answers[app.safe] = new Promise((resolve) => {
    answer = resolve
  })
  const transaction = createSafeTransaction({ to: third.address, nonce: 7n })
  const { result, act } = await renderHook(
    () => useTransactionReview({ ...safe, transaction }),
    { wrapper: app.wrapper },
  )
  const logged = vi.spyOn(console, 'error')
  await act(async () => result.current.refetch())
  answer(fake.safe)
  await expect.poll(() => result.current.status).toBe('ready')
  // TanStack Query logs a refetch of what cannot be fetched yet.
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

test('behavior: a render in which nothing changed writes no record into the key of a query', async () => {
  const { rerender } = await open({ confirmed: [0] })
  const write = vi.spyOn(JSON, 'stringify')
  await rerender()
  const texts = write.mock.results.map(({ value }) => String(value))
  write.mockRestore()
  expect(texts.length).toBeGreaterThan(0)
  expect(
    texts.filter((text) => text.includes('detailedExecutionInfo')),
  ).toEqual([])
})

test('behavior: a check that runs again notices a changed byte, and another state of the chain', async () => {
  const { review, act, answers, record, details, fake } = await open({
    confirmed: [0],
  })
  expect(review().verification?.status).toBe('verified')
  const value = `${10n ** 18n + 1n}`
  const txData = { ...details.txData, value }
  answers[record] = { ...details, txData }
  await act(() => review().refetch())
  await expect
    .poll(() => review().verification?.problems)
    .toContainEqual(expect.objectContaining({ kind: 'hash' }))
  expect(review().next.kind).toBe('none')
  answers[record] = details
  await act(() => review().refetch())
  await expect.poll(() => review().verification?.status).toBe('verified')
  fake.state.threshold = 1n
  await act(() => review().refetch())
  await expect.poll(() => review().verification?.status).toBe('mismatch')
})
