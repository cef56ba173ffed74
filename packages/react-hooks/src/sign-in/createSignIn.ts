import type { ConnectionManager, SafeStorage } from '@strongroom/connectors'
import {
  type GatewayClient,
  getAuthNonce,
  getMe,
  isGatewayError,
  logout,
  verifyAuth,
} from '@strongroom/gateway-sdk'
import type { Address } from 'viem'
import { createSignInMessage } from './createSignInMessage.ts'
import { requestSignInSignature } from './requestSignInSignature.ts'
import type { SignIn, SignInState } from './SignIn.ts'
import { SignInError } from './SignInError.ts'
import { sessionMarker } from './sessionMarker.ts'

/** Options of {@link createSignIn}. */
export interface SignInOptions {
  readonly gateway: GatewayClient
  readonly manager: ConnectionManager
  /** One line that the wallet shows: plain English letters and signs. */
  readonly statement?: string | undefined
  /** Milliseconds until the session ends. @default 86400000, a day */
  readonly lifetime?: number | undefined
  /** The page that asks. @default globalThis.location */
  readonly page?: Pick<Location, 'host' | 'origin'> | undefined
  /**
   * Storage of the note that an account is signed in. @default
   * createSafeStorage()
   */
  readonly storage?: SafeStorage | undefined
}

const signedOut = (error: SignInError | null = null): SignInState => ({
  status: 'signed-out',
  address: null,
  expires: null,
  error,
})
const during = (status: 'checking' | 'signing'): SignInState => ({
  status,
  address: null,
  expires: null,
  error: null,
})

/**
 * Sign-In with Ethereum (EIP-4361) through the gateway, for the connected
 * account. The wallet opens only for `signIn`. The session is the gateway's
 * cookie, which scripts cannot read. It counts only while the account it was
 * made for is connected, and ends when that one disconnects.
 *
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { createSignIn } from '@strongroom/react-hooks/connect'
 *
 * const session = createSignIn({
 *   gateway: createGatewayClient(),
 *   manager: createConnectionManager(),
 *   statement: 'Sign in to my app.',
 * })
 * const onClick = () => session.signIn()
 */
export function createSignIn(options: SignInOptions): SignIn {
  const { gateway, manager, statement, lifetime = 86_400_000 } = options
  const marker = sessionMarker(options.storage)
  const listeners = new Set<() => void>()
  let state = signedOut()
  // Incremented by every call that overrules the one in flight.
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined
  // Account of the request in flight.
  let subject: Address | null = null
  let pending: Promise<void> | undefined

  const set = (next: SignInState) => {
    clearTimeout(timer)
    if (next.status === 'signed-in')
      timer = setTimeout(expire, next.expires - Date.now())
    state = next
    for (const listener of [...listeners]) listener()
  }
  const expire = () => {
    turn++
    marker.write(null)
    set(signedOut(new SignInError('expired')))
  }
  const end = () => logout(gateway).catch(() => undefined)
  /** Everybody out: the account the session was for is not here any more. */
  const leave = async () => {
    turn++
    marker.write(null)
    set(signedOut())
    await end()
  }
  const isUnderWay = () =>
    state.status === 'signing' || state.status === 'checking'
  const isConnected = (address: string) => {
    const { account } = manager.getSnapshot()
    return account?.toLowerCase() === address.toLowerCase()
  }

  /** Whether the session is that of the address; calls the gateway. */
  const confirm = async (address: Address, expires: number, mine: number) => {
    const { signerAddress } = await getMe(gateway)
    if (mine !== turn) throw new SignInError('changed')
    if (signerAddress?.toLowerCase() !== address.toLowerCase())
      throw new SignInError('mismatch')
    marker.write({ address, expires })
    set({ status: 'signed-in', address, expires, error: null })
  }

  /** Runs after a reload, and on a change in another tab. */
  const check = async () => {
    const { account } = manager.getSnapshot()
    const noted = marker.read()
    if (account === null || noted === null || !isConnected(noted.address))
      return
    if (noted.expires <= Date.now()) return expire()
    const mine = ++turn
    subject = account
    set(during('checking'))
    try {
      await confirm(account, noted.expires, mine)
    } catch (error) {
      if (mine !== turn) return
      // If the gateway does not answer the note stays, for another attempt
      // later.
      if (toError(error).reason === 'unavailable') set(signedOut())
      else await leave()
    }
  }

  const verify = async () => {
    const { address, expires } = state
    if (address === null) return false
    const mine = ++turn
    try {
      await confirm(address, expires, mine)
    } catch (error) {
      const { reason } = toError(error)
      if (mine === turn && reason !== 'unavailable') {
        expire()
        // The cookie is of another account.
        if (reason === 'mismatch') await end()
      }
    }
    return state.status === 'signed-in'
  }

  const follow = () => {
    const { status } = manager.getSnapshot()
    const noted = marker.read()
    if (state.status === 'signed-in' && !isConnected(state.address)) {
      // A wallet that is merely reconnecting may be the same one.
      if (status === 'connected' || status === 'disconnected') void leave()
    } else if (isUnderWay() && subject !== null && !isConnected(subject)) {
      turn++
      set(signedOut(new SignInError('changed')))
    } else if (state.status === 'signed-out' && status === 'connected') {
      if (noted !== null && isConnected(noted.address)) void check()
    }
  }
  const followTab = () => {
    const noted = marker.read()
    if (noted === null && state.status === 'signed-in') {
      turn++
      set(signedOut())
    } else if (noted !== null && state.status === 'signed-out') void check()
  }

  const open = async (mine: number, signal: AbortSignal | undefined) => {
    const stillMine = () => {
      signal?.throwIfAborted()
      if (mine !== turn) throw new SignInError('changed')
    }
    const { account: address, chainId } = manager.getSnapshot()
    if (address === null) throw new SignInError('not-connected')
    subject = address
    set(during('signing'))
    const { host, origin } = options.page ?? globalThis.location
    const { nonce } = await getAuthNonce(gateway, { signal })
    stillMine()
    const issuedAt = new Date()
    const expirationTime = new Date(issuedAt.getTime() + lifetime)
    const message = createSignInMessage({
      domain: host,
      address,
      statement,
      uri: origin,
      chainId,
      nonce,
      issuedAt,
      expirationTime,
    })
    const wanted = { address, chainId }
    const signature = await requestSignInSignature(manager, message, wanted)
    // The account has to be still connected before its signature is sent.
    stillMine()
    if (!isConnected(address)) throw new SignInError('changed')
    await verifyAuth(gateway, { message, signature, signal })
    try {
      stillMine()
      await confirm(address, expirationTime.getTime(), mine)
    } catch (error) {
      await end()
      throw error
    }
  }
  const signIn = async (signal: AbortSignal | undefined) => {
    const mine = ++turn
    try {
      await open(mine, signal)
    } catch (cause) {
      const error = signal?.aborted ? null : toError(cause)
      if (mine === turn) set(signedOut(error))
      throw error ?? signal?.reason
    } finally {
      pending = undefined
    }
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      if (stop === undefined) {
        const stops = [manager.subscribe(follow), marker.subscribe(followTab)]
        stop = () => stops.forEach((each) => void each())
        follow()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = undefined
      }
    },
    signIn({ signal } = {}) {
      // A second click is about the first one's prompt.
      pending ??= signIn(signal)
      return pending
    },
    verify,
    signOut: leave,
  }
}

/** Turns an error of the gateway or of this page into a SignInError. */
function toError(cause: unknown): SignInError {
  if (cause instanceof SignInError) return cause
  const status = isGatewayError(cause) ? cause.status : undefined
  const isRefusal = status !== undefined && status >= 400 && status < 500
  return new SignInError(isRefusal ? 'refused' : 'unavailable', { cause })
}
