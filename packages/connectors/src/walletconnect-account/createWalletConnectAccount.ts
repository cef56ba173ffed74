import { abortable } from '@strongroom/internal/abortable'
import { isRecord } from '@strongroom/internal/isRecord'
import { answerFromSession } from './answerFromSession.ts'
import { PairingError } from './PairingError.ts'
import {
  readProposal,
  readRequest,
  readRequired,
  readSession,
  writeNamespaces,
} from './readLibrary.ts'
import { readPairingCode } from './readPairingCode.ts'
import type { SignClient } from './SignClientModule.ts'
import type {
  WalletConnectAccount,
  WalletConnectAccountOptions,
  WalletConnectAccountState,
  WalletConnectAnswer,
  WalletConnectProposal,
} from './WalletConnectAccount.ts'

const accountMethods = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_chainId',
  'eth_sendTransaction',
  'eth_sign',
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
]
const refused = { code: 5000, message: 'User rejected.' }
const gone = { code: 6000, message: 'User disconnected.' }
// A flood of one app must not hide the requests of the others.
const waitingLimit = 20
const answerLimit = 100
const endTimeout = 3_000

/** Kept beside the library's own records. */
interface Kept {
  /** When sessions were opened, by topic; milliseconds since 1970. */
  createdAt: Record<string, number>
  /** The newest answers, by id of the request, until long after they are sent. */
  answers: Record<string, { topic: string; response: object }>
}

/**
 * Creates the wallet's side of WalletConnect 2: apps connect to an account by a
 * code, and their requests wait until they are answered, also across reloads.
 * The library, `@walletconnect/sign-client`, is loaded by `start`.
 *
 * One tab at a time serves the sessions, so that no request is answered twice.
 * The apps' names and addresses are claims: show them as such.
 *
 * @example
 * ```ts
 * import { createWalletConnectAccount } from '@strongroom/connectors/walletconnect-account'
 *
 * const account = createWalletConnectAccount({
 *   projectId: 'yours',
 *   metadata: {
 *     name: 'My wallet',
 *     description: 'A wallet for safes',
 *     url: 'https://wallet.example',
 *     icons: [],
 *   },
 * })
 * account.start()
 * const onPaste = async (code: string, address: string) => {
 *   const proposal = await account.pair(code)
 *   await account.approve(proposal, { address, chainIds: [2020] })
 * }
 * ```
 */
export function createWalletConnectAccount(
  options: WalletConnectAccountOptions,
): WalletConnectAccount {
  const {
    methods = accountMethods,
    storagePrefix = 'account',
    pairTimeout = 20_000,
    locks = globalThis.navigator?.locks,
    load = () => import('@walletconnect/sign-client') as never,
  } = options
  const recordKey = `strongroom:${storagePrefix}`
  const lockName = `walletconnect:${storagePrefix}`
  const listeners = new Set<() => void>()
  const pairings = new Map<string, (proposal: WalletConnectProposal) => void>()
  const required = new Map<number, ReturnType<typeof readRequired>>()
  // Answers on their way to the relay, by id of the request.
  const sending = new Set<number>()
  let kept: Kept = { createdAt: {}, answers: {} }
  let client: SignClient | undefined
  let opening: Promise<SignClient> | undefined
  let release = () => {}
  let waiting: AbortController | undefined
  // Another tab has the lock now, or the account was disposed.
  let isOver = false
  let state: WalletConnectAccountState = {
    status: 'starting',
    error: undefined,
    proposals: [],
    sessions: [],
    requests: [],
  }
  const set = (change: Partial<WalletConnectAccountState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  const keep = async () => {
    const ids = Object.keys(kept.answers)
    for (const id of ids.slice(0, -answerLimit)) delete kept.answers[id]
    await client?.core.storage.setItem(recordKey, kept)
  }

  /** Reads sessions and requests from the library, which keeps them. */
  const refresh = () => {
    if (client === undefined || state.status !== 'ready') return
    const sessions = client.session
      .getAll()
      .map((session) => readSession(session, kept.createdAt[session.topic]))
    const counts = new Map<string, number>()
    const requests = []
    for (const each of client.getPendingSessionRequests()) {
      const request = readRequest(each, sessions)
      if (request === undefined) continue
      const { id, session } = request
      if (kept.answers[id] !== undefined) {
        // Its answer did not reach the app, or the relay delivered it again.
        void send(id)
        continue
      }
      const known = answerFromSession(request)
      if (known !== undefined) {
        if (known.switchedTo !== undefined)
          announceChain(session.topic, known.switchedTo)
        void answer(id, session.topic, known.answer)
        continue
      }
      const count = (counts.get(session.topic) ?? 0) + 1
      counts.set(session.topic, count)
      if (count <= waitingLimit) requests.push(request)
      else
        void answer(id, session.topic, {
          error: { code: -32005, message: 'Too many requests wait.' },
        })
    }
    set({ sessions, requests })
  }

  const send = async (id: number) => {
    const found = kept.answers[id]
    if (found === undefined || sending.has(id)) return
    sending.add(id)
    try {
      await client?.respond(found as { topic: string; response: object })
    } catch {
      // Sent again when the relay is back; a request that expired is dropped by
      // the library.
    } finally {
      sending.delete(id)
    }
  }

  const answer = async (
    id: number,
    topic: string,
    given: WalletConnectAnswer,
  ) => {
    if (kept.answers[id] !== undefined) return
    kept.answers[id] = { topic, response: { id, jsonrpc: '2.0', ...given } }
    set({ requests: state.requests.filter((each) => each.id !== id) })
    // Kept before it is sent: after a reload the owner must not be asked again.
    await keep()
    await send(id)
  }

  /** Tells an app which of its networks is the current one. */
  const announceChain = (topic: string, chainId: number) => {
    const event = { name: 'chainChanged', data: chainId }
    // An app that is away reads the network from the answer.
    client
      ?.emit({ topic, event, chainId: `eip155:${chainId}` })
      .catch(() => undefined)
  }

  const dropProposal = (id: number) => {
    required.delete(id)
    set({ proposals: state.proposals.filter((each) => each.id !== id) })
  }

  const listen = (found: SignClient) => {
    found.on('session_proposal', ({ params, verifyContext }) => {
      const { isScam = false } = verifyContext?.verified ?? {}
      const proposal = readProposal(params, isScam)
      if (state.proposals.some(({ id }) => id === proposal.id)) return
      required.set(proposal.id, readRequired(params))
      set({ proposals: [...state.proposals, proposal] })
      pairings.get(params.pairingTopic ?? '')?.(proposal)
    })
    found.on('proposal_expire', ({ id }) => dropProposal(id))
    for (const event of [
      'session_request',
      'session_request_expire',
      'session_delete',
      'session_expire',
      'session_update',
    ] as const)
      found.on(event, refresh)
    found.core.relayer.on('relayer_connect', refresh)
  }

  const open = async (): Promise<SignClient> => {
    const { SignClient } = await load()
    const found = await SignClient.init({
      ...options.init,
      projectId: options.projectId,
      metadata: options.metadata,
      ...(options.relayUrl === undefined ? {} : { relayUrl: options.relayUrl }),
      customStoragePrefix: storagePrefix,
      telemetryEnabled: false,
      // Requests are listed, so each must be known at once.
      signConfig: { disableRequestQueue: true },
    })
    const record = await found.core.storage.getItem(recordKey)
    if (isRecord(record)) kept = { ...kept, ...record }
    client = found
    listen(found)
    return found
  }

  /** Runs while this tab has the lock; resolves when it gives the lock back. */
  const serve = async () => {
    if (isOver) return
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    try {
      set({ status: 'starting', error: undefined })
      opening ??= open()
      await opening
      if (isOver) return close()
      set({ status: 'ready' })
      refresh()
    } catch (error) {
      opening = undefined
      set({ status: 'failed', error: error as Error })
      return
    }
    await released
  }

  const close = () => {
    release()
    client?.core.heartbeat.stop()
    void client?.core.relayer.transportClose().catch(() => {})
  }

  const request = async (how: LockOptions) => {
    if (locks === undefined) return serve()
    let isGranted = false
    try {
      await locks.request(lockName, how, (lock) => {
        if (lock === null) return wait()
        isGranted = true
        return serve()
      })
    } catch {
      // Without the lock this tab only stopped waiting for it.
      if (!isGranted || isOver) return
      isOver = true
      close()
      set({ status: 'taken', proposals: [], sessions: [], requests: [] })
    }
  }

  /** Another tab has the lock: wait until it is given back. */
  const wait = () => {
    set({ status: 'elsewhere' })
    waiting = new AbortController()
    void request({ signal: waiting.signal })
  }

  const ready = (): SignClient => {
    if (client === undefined || state.status !== 'ready')
      throw new TypeError(`WalletConnect is not ready: ${state.status}`)
    return client
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start() {
      if (client !== undefined || opening !== undefined || waiting) return
      void request({ ifAvailable: true })
    },
    take() {
      if (state.status !== 'elsewhere') return
      waiting?.abort()
      void request({ steal: true })
    },
    async pair(code, { signal } = {}) {
      const uri = readPairingCode(code)
      const topic = /^wc:([0-9a-f]+)/i.exec(uri)?.[1] ?? ''
      const found = ready()
      const timeout = new AbortController()
      const timer = setTimeout(
        () => timeout.abort(new PairingError('unanswered')),
        pairTimeout,
      )
      const proposed = new Promise<WalletConnectProposal>((resolve) => {
        pairings.set(topic, resolve)
      })
      try {
        const paired = found.pair({ uri }).catch((cause: Error) => {
          const isUsed = /already exists/i.test(cause.message)
          const isExpired = /expired/i.test(cause.message)
          throw new PairingError(
            isUsed ? 'used' : isExpired ? 'expired' : 'unreachable',
            { cause },
          )
        })
        return await abortable(
          Promise.all([proposed, paired]).then(([proposal]) => proposal),
          AbortSignal.any([timeout.signal, ...(signal ? [signal] : [])]),
        )
      } finally {
        clearTimeout(timer)
        pairings.delete(topic)
      }
    },
    async approve({ id }, account) {
      const found = ready()
      const { topic, acknowledged } = await found.approve({
        id,
        namespaces: writeNamespaces(account, methods, required.get(id)),
      })
      kept.createdAt[topic] = Date.now()
      await keep()
      dropProposal(id)
      refresh()
      // The session exists already; an app that is slow finds it later.
      acknowledged().then(refresh, refresh)
    },
    async reject({ id }) {
      dropProposal(id)
      await ready().reject({ id, reason: refused })
    },
    answer: ({ id, session }, given) => answer(id, session.topic, given),
    async disconnect({ topic }) {
      const found = ready()
      const timer = AbortSignal.timeout(endTimeout)
      await abortable(found.disconnect({ topic, reason: gone }), timer).catch(
        () => found.session.delete(topic, gone),
      )
      delete kept.createdAt[topic]
      await keep()
      refresh()
    },
    dispose() {
      isOver = true
      waiting?.abort()
      close()
      listeners.clear()
    },
  }
}
