import { decodeMultiSend, type MultiSendCall } from '@strongroom/safe-protocol'
import type { Address } from 'viem'
import type { Gateway } from '../../platform/Gateway.ts'
import { checkExecution } from './checkExecution.ts'
import { isOfficial } from './isOfficial.ts'
import type { RelayCall } from './RelayCall.ts'
import { cannotRelay, unsupported } from './refusals.ts'

const mostCalls = 50

const readCalls = (data: RelayCall['data']): MultiSendCall[] => {
  try {
    return decodeMultiSend(data)
  } catch {
    throw cannotRelay()
  }
}

/**
 * Checks a batch of executions of one safe, and returns the safe.
 *
 * @throws RefusalError `not-relayed` for a batch that we do not send.
 */
export async function checkBatch(
  gateway: Gateway,
  chainId: string,
  { to, data }: RelayCall,
  version: string,
): Promise<Address> {
  const names = ['multiSend', 'multiSendCallOnly'] as const
  if (!isOfficial(chainId, to, names, version)) throw unsupported('multiSend')
  const calls = readCalls(data)
  const [first] = calls
  const isPlain = (call: MultiSendCall) =>
    call.to === first?.to && call.operation === 0 && call.value === 0n
  if (
    first === undefined ||
    calls.length > mostCalls ||
    !calls.every(isPlain)
  ) {
    throw cannotRelay()
  }
  for (const call of calls) await checkExecution(gateway, chainId, call)
  return first.to
}
