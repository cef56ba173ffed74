'use client'
import type { ConnectionManager } from '@strongroom/connectors'
import type { GatewayClient } from '@strongroom/gateway-sdk'
import { useMemo, useSyncExternalStore } from 'react'
import { useGateway } from '../provider/useGateway.ts'
import { createSignIn, type SignInOptions } from '../sign-in/createSignIn.ts'
import type { SignIn, SignInState } from '../sign-in/SignIn.ts'
import { useManager } from './useManager.ts'

/** Options of {@link useSignIn}. */
export interface UseSignInOptions
  extends Pick<SignInOptions, 'statement' | 'lifetime' | 'storage'> {
  /** Instead of the provider's gateway. */
  readonly client?: GatewayClient | undefined
}

/** Result of {@link useSignIn}. */
export type UseSignInResult = SignInState &
  Pick<SignIn, 'signIn' | 'verify' | 'signOut'>

/**
 * Sign-In with Ethereum through the gateway, for the connected account. Every
 * component below one provider sees the same sign-in; the first one's options
 * count.
 *
 * @throws MissingProviderError without a provider with `gateway` and `manager`
 * @example
 * import { useSignIn } from '@strongroom/react-hooks/connect'
 *
 * export function Session() {
 *   const { status, error, signIn, signOut } = useSignIn()
 *   if (status === 'signed-in')
 *     return <button onClick={() => void signOut()}>Sign out</button>
 *   return (
 *     <>
 *       <button onClick={() => signIn().catch(() => undefined)}>Sign in</button>
 *       {error !== null && <p role="alert">{error.message}</p>}
 *     </>
 *   )
 * }
 */
export function useSignIn(options: UseSignInOptions = {}): UseSignInResult {
  const gateway = useGateway('useSignIn', options.client)
  const manager = useManager('useSignIn')
  const session = sessionOf(manager, gateway, options)
  const state = useSyncExternalStore(
    session.subscribe,
    session.getSnapshot,
    onServer,
  )
  return useMemo(() => {
    const { signIn, verify, signOut } = session
    return { ...state, signIn, verify, signOut }
  }, [session, state])
}

const sessions = new WeakMap<
  ConnectionManager,
  WeakMap<GatewayClient, SignIn>
>()

/** One for a connection and a gateway, however many components ask. */
function sessionOf(
  manager: ConnectionManager,
  gateway: GatewayClient,
  options: UseSignInOptions,
): SignIn {
  const known = sessions.get(manager) ?? new WeakMap<GatewayClient, SignIn>()
  sessions.set(manager, known)
  const session =
    known.get(gateway) ?? createSignIn({ ...options, gateway, manager })
  known.set(gateway, session)
  return session
}

const signedOut: SignInState = {
  status: 'signed-out',
  address: null,
  expires: null,
  error: null,
}
const onServer = () => signedOut
