import { and, eq, max } from 'drizzle-orm'
import { type Client, type Hex, hexToBigInt, keccak256 } from 'viem'
import {
  estimateMaxPriorityFeePerGas,
  getBalance,
  getBlock,
  getGasPrice,
  getTransactionCount,
} from 'viem/actions'
import type { Database } from '../../platform/db/Database.ts'
import { relayAccount, relayTask } from '../../platform/db/schema/relay.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import type { Relayer, RelayRow } from './Relayer.ts'
import { mostGas } from './Relayer.ts'

/**
 * Grows whenever a nonce is given out or a sent call ends: a nonce that was
 * chosen under an older version must be chosen again.
 */
async function readNonceVersion(
  db: Database,
  chainId: string,
): Promise<number> {
  const [row] = await db
    .select()
    .from(relayAccount)
    .where(eq(relayAccount.chainId, chainId))
  return row?.version ?? 0
}

/** @returns false when another process was faster. */
async function bumpNonceVersion(
  tx: Database,
  chainId: string,
  version: number,
): Promise<boolean> {
  const rows = await tx
    .update(relayAccount)
    .set({ version: version + 1 })
    .where(
      and(eq(relayAccount.chainId, chainId), eq(relayAccount.version, version)),
    )
    .returning()
  return rows.length > 0
}

type Fees =
  | { type: 'eip1559'; maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }
  | { type: 'legacy'; gasPrice: bigint }

/** Gas fees to offer now, with room for the base fee to double. */
async function readFees(client: Client): Promise<Fees> {
  const { baseFeePerGas } = await getBlock(client)
  if (baseFeePerGas === null) {
    return { type: 'legacy', gasPrice: await getGasPrice(client) }
  }
  const tip = await estimateMaxPriorityFeePerGas(client, { chain: null })
  return {
    type: 'eip1559',
    maxFeePerGas: 2n * baseFeePerGas + tip,
    maxPriorityFeePerGas: tip,
  }
}

/** Most that a unit of gas can cost. */
const mostPerGas = (fees: Fees): bigint =>
  fees.type === 'legacy' ? fees.gasPrice : fees.maxFeePerGas

/** Gas to send with; undefined for a call that would fail by now. */
const findGas = async (
  { client, account }: Relayer,
  { to, data, gasLimit }: RelayRow,
): Promise<bigint | undefined> => {
  try {
    // After what we have sent already, not as of the last block.
    const estimate = await client.request({
      method: 'eth_estimateGas',
      params: [{ from: account.address, to, data }, 'pending'],
    })
    const needed = hexToBigInt(estimate)
    if (needed > mostGas) return undefined
    const roomy = (needed * 6n) / 5n
    const asked = BigInt(gasLimit)
    const wanted = asked > roomy ? asked : roomy
    return wanted > mostGas ? mostGas : wanted
  } catch (error) {
    if (isRpcUnavailable(error)) throw error
    return undefined
  }
}

const nextNonce = async ({
  db,
  client,
  chainId,
  account,
}: Relayer): Promise<number> => {
  const { address } = account
  const [onChain, [open]] = await Promise.all([
    getTransactionCount(client, { address, blockTag: 'pending' }),
    db
      .select({ nonce: max(relayTask.nonce) })
      .from(relayTask)
      .where(and(eq(relayTask.chainId, chainId), eq(relayTask.status, 110))),
  ])
  return Math.max(onChain, (open?.nonce ?? -1) + 1)
}

class Overtaken extends Error {}

/**
 * Gives a queued call its nonce and signature, and keeps both before anything
 * is sent: after a crash the very same transaction is sent again.
 *
 * @returns the signed transaction; `failed` for a call that would fail,
 * `overtaken` when another process gave out a nonce meanwhile.
 */
export async function signRelay(
  relayer: Relayer,
  row: RelayRow,
): Promise<Hex | 'failed' | 'overtaken'> {
  const { db, client, chainId, account, now } = relayer
  const version = await readNonceVersion(db, chainId)
  const nonce = await nextNonce(relayer)
  const [gas, fees, balance] = await Promise.all([
    findGas(relayer, row),
    readFees(client),
    getBalance(client, { address: account.address }),
  ])
  if (gas === undefined || balance < gas * mostPerGas(fees)) return 'failed'
  const { to, data, taskId } = row
  const raw = await account.signTransaction({
    chainId: Number(chainId),
    to,
    data,
    gas,
    nonce,
    ...fees,
  })
  try {
    await db.transaction(async (tx) => {
      if (!(await bumpNonceVersion(tx, chainId, version))) throw new Overtaken()
      const rows = await tx
        .update(relayTask)
        .set({ status: 110, nonce, raw, txHash: keccak256(raw), sent: now() })
        .where(and(eq(relayTask.taskId, taskId), eq(relayTask.status, 100)))
        .returning({ taskId: relayTask.taskId })
      if (rows.length === 0) throw new Overtaken()
    })
  } catch (error) {
    if (error instanceof Overtaken) return 'overtaken'
    throw error
  }
  return raw
}
