import {
  createSafeTransaction,
  encodeMultiSendCallOnly,
  getSafeDeployment,
  type SafeTransaction,
  safeVersions,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'

/** Fields of a transaction that limit its gas and pay whoever executes it. */
export type GasTerms = Pick<
  SafeTransaction,
  'safeTxGas' | 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'
>

/** A plain call, as an app requests it or the wallet makes it. */
export interface BatchCall {
  to: string
  value: string | bigint
  data: string
}

/**
 * The transaction of the calls: the only one itself, or all of them in one batch through the call-only MultiSend, which refuses delegatecalls.
 *
 * @throws InvalidInputError for an address with a wrong checksum, RangeError
 * when the version of the safe has no known MultiSend here.
 */
export function buildBatch(
  calls: readonly BatchCall[],
  safe: { chainId: string; version: string | null; nonce: bigint },
  /** Gas and refund of the whole transaction; 0 each by default. */
  gas: Partial<GasTerms> = {},
): Readonly<SafeTransaction> {
  const terms = { ...gas, nonce: safe.nonce }
  const checked = calls.map(({ to, value, data }) =>
    createSafeTransaction({
      to: to as Address,
      value: BigInt(value),
      data: data as Hex,
      ...terms,
    }),
  )
  const [only] = checked
  if (only === undefined) throw new RangeError('There is no call to make.')
  if (checked.length === 1) return only
  const version = safeVersions.find((known) => safe.version?.startsWith(known))
  const contracts =
    version && getSafeDeployment({ version, chainId: Number(safe.chainId) })
  if (!contracts)
    throw new RangeError(
      `Batches are not possible for Safe ${safe.version} on this network.`,
    )
  return createSafeTransaction({
    to: contracts.multiSendCallOnly.address,
    data: encodeMultiSendCallOnly(checked),
    operation: 1,
    ...terms,
  })
}
