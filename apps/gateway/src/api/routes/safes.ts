import type { Gateway } from '../../platform/Gateway.ts'
import { inSnapshot } from '../../reads/pages/inSnapshot.ts'
import { creationTransaction } from '../../reads/safes/creationTransaction.ts'
import { readNonces } from '../../reads/safes/readNonces.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import type { SafeRecord } from '../../reads/safes/SafeRecord.ts'
import { safeInfoView } from '../../reads/safes/safeInfoView.ts'
import type { Call } from '../http/Call.ts'
import { callRoute } from '../http/callRoute.ts'
import type { Route } from '../http/Route.ts'

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
]
