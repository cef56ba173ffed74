import type { Address, Hex } from 'viem'
import type { ChainConfig } from '../config/Config.ts'
import { loadCalls } from '../contracts/loadCalls.ts'
import type { Gateway } from '../Gateway.ts'
import { addressesIn } from '../mapping/addressesIn.ts'
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
  rows?: ReadMultisigsOptions['rows'],
): Promise<Map<Hex, MultisigView>> {
  const records = await readMultisigs(gateway.db, {
    chainId: chain.chainId,
    safe: state.safe,
    owners: state.owners,
    hashes,
    rows,
  })
  const addresses = new Set<Address>()
  const calls = await loadCalls(gateway, chain, [...records.values()])
  for (const { row, call } of calls) {
    for (const address of addressesIn(call.decoded)) addresses.add(address)
    addresses.add(row.to).add(row.gasToken)
  }
  const names = await loadNames(gateway, chain, addresses)
  const now = gateway.now()
  return new Map(
    calls.map(({ row, call }) => [
      row.safeTxHash,
      { record: row, call, names, now, safe: state },
    ]),
  )
}
