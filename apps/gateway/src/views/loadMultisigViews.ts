import type { Address, Hex } from 'viem'
import type { ChainConfig } from '../config/Config.ts'
import type { Gateway } from '../Gateway.ts'
import { addressesIn } from '../mapping/addressesIn.ts'
import { decodeData } from '../mapping/decodeData.ts'
import type { MultisigView } from '../mapping/multisigSummary.ts'
import {
  type ReadMultisigsOptions,
  readMultisigs,
} from '../queries/readMultisigs.ts'
import type { SafeRecord } from '../queries/SafeRecord.ts'
import { loadNames } from './loadNames.ts'

/** The named transactions of a safe, ready to be shown. */
export async function loadMultisigViews(
  gateway: Gateway,
  chain: ChainConfig,
  { state }: SafeRecord,
  hashes: readonly Hex[],
  queued?: ReadMultisigsOptions['queued'],
): Promise<Map<Hex, MultisigView>> {
  const records = await readMultisigs(gateway.db, {
    chainId: chain.chainId,
    safe: state.safe,
    owners: state.owners,
    hashes,
    queued,
  })
  const addresses = new Set<Address>()
  const calls = [...records.values()].map((record) => {
    const call = decodeData(record, record.safe)
    for (const address of addressesIn(call.decoded)) addresses.add(address)
    addresses.add(record.to).add(record.gasToken)
    return { record, call }
  })
  const names = await loadNames(gateway, chain, addresses)
  const now = gateway.now()
  return new Map(
    calls.map(({ record, call }) => [
      record.safeTxHash,
      { record, call, names, now, safe: state },
    ]),
  )
}
