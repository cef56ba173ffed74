import type { Hex } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import type { Gateway } from '../../platform/Gateway.ts'
import { type LoadedCall, loadCalls } from '../contracts/loadCalls.ts'
import { addressesIn } from '../names/addressesIn.ts'
import { loadNames } from '../names/loadNames.ts'
import { createNames } from '../names/Names.ts'
import type { Tokens } from '../names/readTokens.ts'
import type { SafeRecord } from '../safes/SafeRecord.ts'
import type { MultisigRecord } from './MultisigRecord.ts'
import type { MultisigView } from './multisigSummary.ts'
import {
  type MultisigRows,
  mergeMultisigs,
  readMultisigs,
} from './readMultisigs.ts'

/** Everything that details name; a list shows no tokens but those called. */
const namedIn = (calls: readonly LoadedCall<MultisigRecord>[]) =>
  calls.flatMap(({ row, call }) => [
    ...addressesIn(call.decoded),
    row.to,
    row.gasToken,
  ])

/** The named transactions of a safe, ready to be shown. */
export async function loadMultisigViews(
  gateway: Gateway,
  chain: ChainConfig,
  { state }: SafeRecord,
  hashes: readonly Hex[],
  /** Rows that a list has read already. */
  read?: { multisigs: MultisigRows; tokens: Tokens },
): Promise<Map<Hex, MultisigView>> {
  const { safe, owners } = state
  const records = read
    ? await mergeMultisigs(read.multisigs, { owners, hashes })
    : await readMultisigs(gateway.db, {
        chainId: chain.chainId,
        safe,
        owners,
        hashes,
      })
  const calls = await loadCalls(gateway, chain, [...records.values()])
  const names = read
    ? createNames(chain, gateway.config.publicUrl, read.tokens)
    : await loadNames(gateway, chain, namedIn(calls))
  const now = gateway.now()
  return new Map(
    calls.map(({ row, call }) => [
      row.safeTxHash,
      { record: row, call, names, now, safe: state },
    ]),
  )
}
