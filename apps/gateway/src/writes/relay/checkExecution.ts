import { decodeExecTransaction } from '@strongroom/safe-protocol'
import type { Gateway } from '../../platform/Gateway.ts'
import { findSafe } from '../../reads/safes/readSafe.ts'
import { isOfficialSingleton } from './isOfficial.ts'
import { isRelayable } from './isRelayable.ts'
import type { RelayCall } from './RelayCall.ts'
import { cannotRelay, unsupported } from './refusals.ts'

/**
 * Checks an `execTransaction`.
 *
 * @throws RefusalError `not-relayed` for an execution that we do not send.
 */
export async function checkExecution(
  { db }: Gateway,
  chainId: string,
  { to, data }: RelayCall,
): Promise<void> {
  let transaction: ReturnType<typeof decodeExecTransaction>['transaction']
  try {
    transaction = decodeExecTransaction(data).transaction
  } catch {
    throw cannotRelay()
  }
  const safe = await findSafe(db, chainId, to)
  if (safe === undefined) throw unsupported('base')
  if (!isOfficialSingleton(chainId, safe.state.singleton)) {
    throw unsupported('base')
  }
  if (!isRelayable(to, transaction)) throw cannotRelay()
}
