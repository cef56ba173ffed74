import {
  contractSchema,
  dataDecodedSchema,
  estimationBodySchema,
  estimationSchema,
  previewTransactionBodySchema,
  transactionPreviewSchema,
} from '@strongroom/gateway-sdk/schemas'
import { isTrustedDelegateCall } from '@strongroom/safe-protocol'
import { zeroAddress } from 'viem'
import { contractName } from '../../mapping/contractName.ts'
import { decodeData } from '../../mapping/decodeData.ts'
import { readSafe } from '../../queries/readSafe.ts'
import { readTokens } from '../../queries/readTokens.ts'
import { estimate } from '../../views/estimate.ts'
import { previewTransaction } from '../../views/previewTransaction.ts'
import { refuse } from '../HttpError.ts'
import { type Route, route } from '../Route.ts'
import { decodeBodySchema } from '../serverSchemas.ts'

export const callRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/v1/chains/:chainId/data-decoder',
    summary: 'Decodes call data',
    body: decodeBodySchema,
    response: dataDecodedSchema,
    handle: (_call, body) => {
      const { decoded } = decodeData({
        to: body.to ?? zeroAddress,
        value: '0',
        data: body.data,
        operation: 0,
      })
      if (decoded === null) throw refuse(404, 'Cannot decode the data')
      return decoded
    },
  }),
  route({
    method: 'post',
    path: '/v1/chains/:chainId/transactions/:safeAddress/preview',
    summary: 'What a call would look like as a transaction',
    body: previewTransactionBodySchema,
    response: transactionPreviewSchema,
    handle: (call, body) =>
      previewTransaction(
        call.gateway,
        call.chain(),
        call.address('safeAddress'),
        body,
      ),
  }),
  route({
    method: 'post',
    path: '/v2/chains/:chainId/safes/:safeAddress/multisig-transactions/estimations',
    summary: 'Nonces and gas for a call',
    body: estimationBodySchema,
    response: estimationSchema,
    handle: async (call, body) => {
      const chain = call.chain()
      const safe = await readSafe(
        call.gateway.db,
        chain.chainId,
        call.address('safeAddress'),
      )
      return estimate(call.gateway, chain, safe, body)
    },
  }),
  route({
    method: 'get',
    path: '/v1/chains/:chainId/contracts/:contractAddress',
    summary: 'What is known of a contract',
    response: contractSchema,
    handle: async (call) => {
      const address = call.address('contractAddress')
      const { db, config } = call.gateway
      const { chainId, trustedTokens } = call.chain()
      const known = contractName(address)
      // What any other token calls itself is worth nothing.
      const vouched = trustedTokens.filter((token) => token === address)
      const token = (await readTokens(db, chainId, vouched)).get(address)
      if (known === undefined && token === undefined) {
        throw refuse(404, 'Error fetching the contract data.')
      }
      return {
        address,
        name: known?.name ?? token?.name ?? '',
        displayName: known?.displayName ?? token?.name ?? '',
        logoUri:
          token === undefined ? null : `${config.publicUrl}/assets/token.svg`,
        contractAbi: null,
        trustedForDelegateCall: isTrustedDelegateCall(address),
      }
    },
  }),
]
