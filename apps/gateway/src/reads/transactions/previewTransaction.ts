import type {
  PreviewTransactionBody,
  TransactionPreview,
} from '@strongroom/gateway-sdk'
import type { Address, Hex } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { loadCall } from '../contracts/loadCall.ts'
import { addressesIn } from '../names/addressesIn.ts'
import { loadNames } from '../names/loadNames.ts'
import { readSafe } from '../safes/readSafe.ts'
import { transactionData } from './transactionData.ts'
import { transactionInfo } from './transactionInfo.ts'

/** A call shown as the transaction it would be. */
export async function previewTransaction(
  gateway: Gateway,
  chain: ChainConfig,
  safe: Address,
  { to, value, data, operation }: PreviewTransactionBody,
): Promise<TransactionPreview> {
  await readSafe(gateway.db, chain.chainId, safe)
  const call = {
    safe,
    to,
    value: BigInt(value).toString(),
    data: (data ?? '0x').toLowerCase() as Hex,
    operation,
  }
  const decodedCall = await loadCall(gateway, chain, call)
  const names = await loadNames(gateway, chain, [
    ...addressesIn(decodedCall.decoded),
    to,
  ])
  return {
    txInfo: transactionInfo(call, decodedCall.decoded, names),
    txData: transactionData(call, decodedCall, names),
  }
}
