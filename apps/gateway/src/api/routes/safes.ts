import { creationTransactionSchema } from '@strongroom/gateway-schemas'
import { RefusalError } from '../../platform/errors/RefusalError.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { inSnapshot } from '../../reads/pages/inSnapshot.ts'
import { creationTransaction } from '../../reads/safes/creationTransaction.ts'
import { readNonces } from '../../reads/safes/readNonces.ts'
import { findSafe, readSafe } from '../../reads/safes/readSafe.ts'
import type { SafeRecord } from '../../reads/safes/SafeRecord.ts'
import { safeInfoView } from '../../reads/safes/safeInfoView.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import { type Route, route } from '../http/Route.ts'

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
  callRoute('getSafeInfo', (call) =>
    safeInfoView(call.gateway, call.chain(), call.address('safeAddress')),
  ),
  callRoute('getNonces', (call) =>
    read(call, (gateway, safe) => readNonces(gateway.db, safe)),
  ),
  callRoute('getCreationTransaction', (call) =>
    read(call, (_gateway, safe) => creationTransaction(safe)),
  ),
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
