import { mutationOptions } from '@tanstack/react-query'
import type { SigningConfig } from './SigningConfig.ts'
import { signTransaction } from './signTransaction.ts'

/**
 * `signTransaction` as a mutation. Never tried again by itself.
 *
 * @example
 * import { createConnectionManager } from '@strongroom/connectors'
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { signTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { createPublicClient, http } from 'viem'
 *
 * const rpc = createPublicClient({ transport: http('https://my.node.example') })
 * const options = signTransactionMutationOptions({
 *   gateway: createGatewayClient(),
 *   manager: createConnectionManager(),
 *   chains: [{ chainId: '1', rpc }],
 * })
 */
export function signTransactionMutationOptions(config: SigningConfig) {
  return mutationOptions({
    mutationKey: [
      'strongroom',
      'signTransaction',
      { scope: config.gateway.uid },
    ],
    mutationFn: (variables: signTransaction.Parameters) =>
      signTransaction(config, variables),
    retry: false,
    // Now or never: no wallet opens once the connection is back.
    networkMode: 'always',
  })
}
