import type { DataDecoded } from '@strongroom/gateway-sdk'
import { type Hex, zeroAddress } from 'viem'
import type { z } from 'zod'
import { loadCall } from '../../reads/contracts/loadCall.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { confirmationView } from '../../reads/transactions/confirmationView.ts'
import { estimate } from '../../reads/transactions/estimate.ts'
import { previewTransaction } from '../../reads/transactions/previewTransaction.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import { refuse } from '../http/HttpError.ts'
import { largeBody, type Route } from '../http/Route.ts'
import { decodeBodySchema } from '../http/serverSchemas.ts'

/** Decodes call data; 404 for data of no known function. */
export async function answerDecoded(
  call: Call,
  body: z.output<typeof decodeBodySchema>,
): Promise<DataDecoded> {
  const { decoded } = await loadCall(call.gateway, call.chain(), {
    to: body.to ?? zeroAddress,
    value: '0',
    data: body.data.toLowerCase() as Hex,
    operation: 0,
  })
  if (decoded === null) throw refuse(404, 'Cannot decode the data')
  return decoded
}

export const callRoutes: readonly Route[] = [
  callRoute('getDecodedData', answerDecoded, {
    body: decodeBodySchema,
    maxBody: largeBody,
  }),
  callRoute(
    'getTxPreview',
    (call, body) =>
      previewTransaction(
        call.gateway,
        call.chain(),
        call.address('safeAddress'),
        body,
      ),
    { maxBody: largeBody },
  ),
  callRoute(
    'postSafeGasEstimation',
    async (call, body) => {
      const chain = call.chain()
      const safe = await readSafe(
        call.gateway.db,
        chain.chainId,
        call.address('safeAddress'),
      )
      return estimate(call.gateway, chain, safe, body)
    },
    { maxBody: largeBody },
  ),
  callRoute(
    'getConfirmationView',
    (call, body) =>
      confirmationView(
        call.gateway,
        call.chain(),
        call.address('safeAddress'),
        body,
      ),
    { maxBody: largeBody },
  ),
]
