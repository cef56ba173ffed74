'use client'
import type { SignedMessage, signMessage } from './signMessage.ts'
import { signMessageMutationOptions } from './signMessageMutationOptions.ts'
import {
  type SigningHookOptions,
  useSigningMutation,
} from './useSigningMutation.ts'

/**
 * Has the connected wallet sign a message in the safe's name, by `signMessage`:
 * the first signature proposes it, later ones confirm it.
 *
 * @throws MissingProviderError without a provider that has a `manager` and a
 * `gateway`
 * @example
 * import { useSignMessage } from '@strongroom/react-hooks'
 *
 * export function Agree() {
 *   const { mutate, data } = useSignMessage()
 *   const safe = {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   } as const
 *   return (
 *     <button onClick={() => mutate({ ...safe, message: 'I agree.' })}>
 *       {data ? 'Signed' : 'Agree'}
 *     </button>
 *   )
 * }
 */
export function useSignMessage(parameters: useSignMessage.Parameters = {}) {
  return useSigningMutation(
    'useSignMessage',
    signMessageMutationOptions,
    parameters,
  )
}

export declare namespace useSignMessage {
  type Parameters = SigningHookOptions<SignedMessage, signMessage.Parameters>
}
