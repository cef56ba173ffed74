import type {
  WalletConnectAccount,
  WalletConnectRequest,
  WalletConnectSession,
} from '@strongroom/connectors/walletconnect-account'
import {
  type BridgeHandlers,
  BridgeRejectedError,
  createHostProvider,
  type HostProvider,
} from '@strongroom/safe-apps-bridge/host'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OpenSafe } from '../../core/useOpenSafe.ts'
import { checksumStrictly } from '../apps/frame/checksumStrictly.ts'

/** Methods that need the owner; all others are answered at once. */
const reviewed = new Set([
  'eth_sendTransaction',
  'eth_sign',
  'personal_sign',
  'eth_signTypedData',
  'eth_signTypedData_v4',
  'wallet_sendCalls',
])

/** Whether a request is for a safe: its address, on its network. */
const isForSafe = (
  { session, chainId }: WalletConnectRequest,
  safe: Pick<OpenSafe, 'address' | 'chainId'>,
) =>
  session.address.toLowerCase() === safe.address.toLowerCase() &&
  chainId === Number(safe.chainId)

/** Error for an app: only its code, text and data. */
function toAnswer(thrown: unknown) {
  const { code, message, data } = Object(thrown) as {
    code?: unknown
    message?: unknown
    data?: unknown
  }
  return {
    error: {
      code: typeof code === 'number' ? code : -32603,
      message: String(message),
      ...(data === undefined ? {} : { data }),
    },
  }
}

interface Reviewing {
  request: WalletConnectRequest
  isAnswered: boolean
}

/** A request that the wallet refused without asking the owner. */
export interface Refused {
  request: WalletConnectRequest
  reason: string
}

/**
 * Serves the requests of apps that are connected to the open safe: reads at
 * once, all others when the owner opens them. A request stays unanswered until
 * the owner decides, also when this page is left.
 */
export function useServedRequests(
  account: WalletConnectAccount,
  requests: readonly WalletConnectRequest[],
  { safe, handlers }: { safe: OpenSafe; handlers: BridgeHandlers },
) {
  const latest = useRef({} as BridgeHandlers)
  const providers = useRef(new Map<string, HostProvider>())
  const taken = useRef(new Set<number>())
  const left = useRef(new Set<number>())
  const [reviewing, setReviewing] = useState<Reviewing>()
  const [refused, setRefused] = useState<Refused>()

  useLayoutEffect(() => {
    Object.assign(latest.current, handlers)
  })

  const own = requests.filter((request) => isForSafe(request, safe))
  const waiting = own.filter(({ method }) => reviewed.has(method))
  const elsewhere = requests.filter(
    (request) => reviewed.has(request.method) && !own.includes(request),
  )

  const providerOf = ({ topic, peer }: WalletConnectSession) => {
    const known = providers.current.get(topic)
    if (known !== undefined) return known
    const provider = createHostProvider({
      origin: peer.origin ?? '',
      handlers: latest.current,
      checksumAddress: checksumStrictly,
      safe: {
        safeAddress: safe.address,
        chainId: Number(safe.chainId),
        version: safe.version,
      },
    })
    providers.current.set(topic, provider)
    return provider
  }

  const serve = async (request: WalletConnectRequest) => {
    const { id, method, params } = request
    taken.current.add(id)
    try {
      const result = await providerOf(request.session).request({
        method,
        params,
      })
      setReviewing((now) =>
        now?.request.id === id ? { ...now, isAnswered: true } : now,
      )
      await account.answer(request, { result: result ?? null })
    } catch (thrown) {
      setReviewing((now) => (now?.request.id === id ? undefined : now))
      taken.current.delete(id)
      if (left.current.delete(id)) return
      const answer = toAnswer(thrown)
      if (reviewed.has(method) && !(thrown instanceof BridgeRejectedError))
        setRefused({ request, reason: answer.error.message })
      await account.answer(request, answer)
    }
  }

  /** Closes the review of a request without an answer. */
  const leave = ({ id, session }: WalletConnectRequest) => {
    left.current.add(id)
    providers.current.get(session.topic)?.abort()
  }

  const isGone =
    reviewing?.isAnswered === false &&
    !own.some(({ id }) => id === reviewing.request.id)
  useEffect(() => {
    for (const request of own)
      if (!reviewed.has(request.method) && !taken.current.has(request.id))
        void serve(request)
    // The app took it back, it expired, or another tab took the sessions over.
    if (isGone && reviewing) leave(reviewing.request)
  })

  const open = useRef<WalletConnectRequest>(undefined)
  open.current = reviewing?.isAnswered === false ? reviewing.request : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left
  useEffect(
    () => () => {
      if (open.current) leave(open.current)
      for (const provider of providers.current.values()) provider.dispose()
      providers.current.clear()
    },
    [],
  )

  return {
    /** Requests that wait for the owner. */
    waiting,
    /** Those for another safe, or for this one on another network. */
    elsewhere,
    /** The request under review, until the review is closed. */
    reviewing: reviewing?.request,
    /** The app has its answer; the review may go on with the execution. */
    isAnswered: reviewing?.isAnswered === true,
    /** The newest request that did not fit the safe. */
    refused,
    review(request: WalletConnectRequest) {
      setRefused(undefined)
      setReviewing({ request, isAnswered: false })
      void serve(request)
    },
    decline: (request: WalletConnectRequest) =>
      account.answer(request, toAnswer(new BridgeRejectedError())),
    leave,
    /** The review is closed. */
    close: () => setReviewing(undefined),
  }
}
