import {
  creationTransactionSchema,
  noncesSchema,
  safeInfoSchema,
} from '@strongroom/gateway-schemas'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { inSnapshot } from '../../reads/pages/inSnapshot.ts'
import { creationTransaction } from '../../reads/safes/creationTransaction.ts'
import { readNonces } from '../../reads/safes/readNonces.ts'
import { findSafe, readSafe } from '../../reads/safes/readSafe.ts'
import type { SafeRecord } from '../../reads/safes/SafeRecord.ts'
import { safeInfoView } from '../../reads/safes/safeInfoView.ts'
import type { Call } from '../http/Call.ts'
import { type Route, route } from '../http/Route.ts'

const safePath = '/v1/chains/:chainId/safes/:safeAddress'

const read = <T>(
  call: Call,
  show: (gateway: Gateway, safe: SafeRecord) => Promise<T> | T,
): Promise<T> =>
  inSnapshot(call.gateway, async (gateway) =>
    show(
      gateway,
      await readSafe(
        gateway.db,
        call.chain().chainId,
        call.address('safeAddress'),
      ),
    ),
  )

export const safeRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: safePath,
    operationId: 'getSafeInfo',
    summary: 'State of a safe',
    response: safeInfoSchema,
    handle: (call) =>
      safeInfoView(call.gateway, call.chain(), call.address('safeAddress')),
  }),
  route({
    method: 'get',
    path: `${safePath}/nonces`,
    operationId: 'getNonces',
    summary: 'Nonce of a safe and the one to take next',
    response: noncesSchema,
    handle: (call) =>
      read(call, (gateway, safe) => readNonces(gateway.db, safe)),
  }),
  route({
    method: 'get',
    path: `${safePath}/transactions/creation`,
    operationId: 'getCreationTransaction',
    summary: 'How a safe was created',
    response: creationTransactionSchema,
    handle: (call) => read(call, (_gateway, safe) => creationTransaction(safe)),
  }),
  // Some clients call the chain's transaction service, which is this gateway.
  route({
    method: 'get',
    path: '/api/v1/safes/:safeAddress/creation',
    operationId: 'getSafeCreation',
    summary: 'How a safe was created, on whichever chain it is',
    response: creationTransactionSchema,
    handle: async ({ gateway, ...call }) => {
      const address = call.address('safeAddress')
      for (const { chainId } of gateway.config.chains) {
        const safe = await findSafe(gateway.db, chainId, address)
        if (safe !== undefined) return creationTransaction(safe)
      }
      throw new RefusalError('not-indexed', 'Safe not found')
    },
  }),
]
