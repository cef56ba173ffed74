import type { Address } from 'viem'
import type { Gateway } from '../../platform/Gateway.ts'
import { checkBatch } from './checkBatch.ts'
import { checkCreation } from './checkCreation.ts'
import { checkExecution } from './checkExecution.ts'
import type { RelayCall } from './RelayCall.ts'
import { cannotRelay } from './refusals.ts'

const execTransaction = '0x6a761202'
const multiSend = '0x8d80ff0a'
const createProxyWithNonce = '0x1688f0b9'

/**
 * Refuses every call but the few kinds that we pay for: executions of a safe
 * we know, batches of them, and the creation of a safe. Answers whose
 * allowance the call uses: the safe's, or each future owner's.
 *
 * @throws RefusalError `not-relayed` with the reason.
 */
export async function checkRelay(
  gateway: Gateway,
  chainId: string,
  call: RelayCall,
  version: string,
): Promise<readonly Address[]> {
  switch (call.data.slice(0, 10)) {
    case execTransaction:
      await checkExecution(gateway, chainId, call)
      return [call.to]
    case multiSend:
      return [await checkBatch(gateway, chainId, call, version)]
    case createProxyWithNonce:
      return checkCreation(chainId, call, version)
    default:
      throw cannotRelay()
  }
}
