import type { ProviderBridge } from './AppProvider.ts'
import { limitedMap } from './limitedMap.ts'
import { toHex } from './toHex.ts'

type Fields = Record<string, unknown>

// How long a hash the wallet does not know is taken for one of the chain.
const unknownFor = 15_000
const one = `0x${'1'.padStart(64, '0')}`

/**
 * Lets libraries find a transaction by the hash they got when it was proposed.
 * That hash never appears on chain; once executed, the transaction has another.
 */
export function createSentTransactions(bridge: ProviderBridge) {
  const records = limitedMap<object>()
  const executed = limitedMap<string>()
  const unknownUntil = limitedMap<number>()

  /** The hash on chain, or the given one until it is executed. */
  const resolve = async (hash: string): Promise<string> => {
    const known = executed.get(hash)
    if (known !== undefined) return known
    if ((unknownUntil.get(hash) ?? 0) > Date.now()) return hash
    try {
      const { txHash } = await bridge.getTransaction({ safeTxHash: hash })
      if (!txHash) return hash
      executed.set(hash, txHash)
      return txHash
    } catch {
      // A transaction that was just proposed may be unknown for a moment.
      if (!records.get(hash)) unknownUntil.set(hash, Date.now() + unknownFor)
      return hash
    }
  }

  const read = (
    call: 'eth_getTransactionByHash' | 'eth_getTransactionReceipt',
    hash: string,
  ): Promise<Fields | null> => bridge.rpcCall({ call, params: [hash] })

  /** A receipt exists only for a mined transaction. */
  const isMined = (found: Fields | null) =>
    found?.['blockHash'] != null && found['blockNumber'] != null

  return {
    add(
      safeTxHash: string,
      tx: { to?: string; value: unknown; data: unknown },
      safe: { safeAddress: string; chainId: number },
    ) {
      const record = {
        from: safe.safeAddress,
        hash: safeTxHash,
        gas: 0,
        gasPrice: '0x00',
        nonce: 0,
        input: tx.data,
        value: tx.value,
        to: tx.to,
        blockHash: null,
        blockNumber: null,
        transactionIndex: null,
      }
      // Some libraries refuse a transaction without a signature. They find
      // these by name; the fields are not enumerable, so copies leave them out.
      const hidden = {
        r: one,
        s: one,
        v: '0x1b',
        type: '0x0',
        chainId: toHex(safe.chainId),
      }
      for (const [key, value] of Object.entries(hidden))
        Object.defineProperty(record, key, { value })
      records.set(safeTxHash, record)
    },
    has: (hash: string) => records.get(hash) !== undefined,
    async getTransaction(hash: string): Promise<object | null> {
      const mined = await resolve(hash)
      const record = records.get(mined)
      if (record) return record
      const found = await read('eth_getTransactionByHash', mined)
      // Executed, and the node has not seen it yet.
      return found ? { ...found, hash } : (records.get(hash) ?? null)
    },
    async getReceipt(hash: string): Promise<Fields | null> {
      const mined = await resolve(hash)
      const found = await read('eth_getTransactionReceipt', mined)
      return isMined(found) ? { ...found, transactionHash: hash } : null
    },
  }
}
