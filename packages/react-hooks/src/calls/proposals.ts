import {
  type Address,
  confirmTransaction,
  type GatewayClient,
  getConfirmationView,
  getContract,
  getDecodedData,
  getNonces,
  getTxPreview,
  postSafeGasEstimation,
  proposeTransaction,
} from '@strongroom/gateway-sdk'
import type { QueryClient } from '@tanstack/react-query'
import { callMutation } from './callMutation.ts'
import { callQuery } from './callQuery.ts'
import { invalidate } from './invalidate.ts'
import { invalidateSafe } from './invalidateSafe.ts'
import type { QueryParameters } from './QueryParameters.ts'
import { runOptimistically } from './runOptimistically.ts'
import { withConfirmation } from './withConfirmation.ts'

/**
 * A safe’s nonce and the one to propose next.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { noncesQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   noncesQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function noncesQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getNonces>,
) {
  return callQuery(client, getNonces, 'nonces', parameters, [
    'chainId',
    'safeAddress',
  ])
}

/**
 * Cost of a call for a safe, and the nonce to propose it with.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { estimationQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   estimationQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     value: '0',
 *     data: '0x',
 *     operation: 0,
 *   }),
 * )
 */
export function estimationQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof postSafeGasEstimation>,
) {
  return callQuery(
    client,
    postSafeGasEstimation,
    'estimation',
    parameters,
    ['chainId', 'safeAddress', 'to', 'value', 'operation'],
    {
      // A POST, which is never repeated.
      retry: false,
    },
  )
}

/**
 * A gateway's view of a transaction that is not proposed yet.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { txPreviewQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   txPreviewQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     value: '0',
 *     data: '0x',
 *     operation: 0,
 *   }),
 * )
 */
export function txPreviewQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getTxPreview>,
) {
  return callQuery(
    client,
    getTxPreview,
    'txPreview',
    parameters,
    ['chainId', 'safeAddress', 'to', 'value', 'operation'],
    {
      // A POST, which is never repeated.
      retry: false,
    },
  )
}

/**
 * A call as a gateway decodes it. `verifyTransaction` decodes the signed bytes
 * instead.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { decodedDataQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   decodedDataQueryOptions(client, {
 *     chainId: '1',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     data: '0x',
 *   }),
 * )
 */
export function decodedDataQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getDecodedData>,
) {
  return callQuery(
    client,
    getDecodedData,
    'decodedData',
    parameters,
    ['chainId', 'to', 'data'],
    {
      // A POST, which is never repeated.
      retry: false,
    },
  )
}

/**
 * A gateway's view of a call before it is signed. It is untrusted:
 * `verifyTransaction` decides.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { confirmationViewQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   confirmationViewQueryOptions(client, {
 *     chainId: '1',
 *     safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     data: '0x',
 *     to: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *     value: '0',
 *     operation: 0,
 *   }),
 * )
 */
export function confirmationViewQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getConfirmationView>,
) {
  return callQuery(
    client,
    getConfirmationView,
    'confirmationView',
    parameters,
    ['chainId', 'safeAddress', 'data'],
    {
      // A POST, which is never repeated.
      retry: false,
    },
  )
}

/**
 * A contract’s name, logo and ABI, as far as a gateway knows them.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { contractQueryOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const client = createGatewayClient()
 * const data = await new QueryClient().fetchQuery(
 *   contractQueryOptions(client, {
 *     chainId: '1',
 *     contractAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
 *   }),
 * )
 */
export function contractQueryOptions(
  client: GatewayClient,
  parameters: QueryParameters<typeof getContract>,
) {
  return callQuery(client, getContract, 'contract', parameters, [
    'chainId',
    'contractAddress',
  ])
}

/**
 * Proposes a transaction, or adds a signature to one. Invalidates the queries
 * that it changed. Runs once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { proposeTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = proposeTransactionMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function proposeTransactionMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  return callMutation(client, proposeTransaction, 'proposeTransaction', {
    changed: ({ chainId, safeAddress }) =>
      invalidateSafe(queryClient, client, { chainId, safeAddress }),
  })
}

/**
 * Adds an owner's confirmation. With `signer`, the account that signed, cached
 * details and lists show it at once, until the gateway's answer replaces it; it
 * is removed when the call fails. Invalidates the queries that it changed. Runs
 * once, without retries.
 *
 * @example
 * import { createGatewayClient } from '@strongroom/gateway-sdk'
 * import { confirmTransactionMutationOptions } from '@strongroom/react-hooks/query'
 * import { QueryClient } from '@tanstack/react-query'
 *
 * const queryClient = new QueryClient()
 * const options = confirmTransactionMutationOptions(createGatewayClient(), {
 *   queryClient,
 * })
 */
export function confirmTransactionMutationOptions(
  client: GatewayClient,
  { queryClient }: { readonly queryClient: QueryClient },
) {
  const confirm = (
    gateway: GatewayClient,
    { signer, ...variables }: confirmTransactionMutationOptions.Variables,
  ) => {
    const submittedAt = Date.now()
    return runOptimistically(queryClient, gateway, {
      chainId: variables.chainId,
      names: ['transaction', 'queue', 'multisigTransactions', 'safe'],
      edit: (data) =>
        signer
          ? withConfirmation(data, { ...variables, signer, submittedAt })
          : data,
      run: () => confirmTransaction(gateway, variables),
    })
  }
  return callMutation(client, confirm, 'confirmTransaction', {
    changed: () =>
      invalidate(queryClient, client, ['overviews', 'overviewsV2']),
  })
}

export declare namespace confirmTransactionMutationOptions {
  type Variables = confirmTransaction.Parameters & {
    /** The owner who made the signature; not sent. */
    readonly signer?: Address | undefined
  }
}
