import type { TransactionDetails } from '../protocol/walletTypes.ts'
import type {
  AppProviderOptions,
  ProviderBridge,
  ProviderSafe,
} from '../provider/AppProvider.ts'
import type { createSentTransactions } from '../provider/createSentTransactions.ts'
import { failure, invalid } from '../provider/failures.ts'
import { isChain } from '../provider/isChain.ts'
import { isSame } from '../provider/isSame.ts'
import { limitedMap } from '../provider/limitedMap.ts'
import { toHex } from '../provider/toHex.ts'
import { wrapCreation } from './wrapCreation.ts'

interface Call {
  to?: string
  data?: string
  value?: string
  capabilities?: Capabilities
}
type Capabilities = Readonly<Record<string, { optional?: boolean } | undefined>>

const callLimit = 500
const statuses: Record<string, number> = {
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
}

/** Batches of calls (EIP-5792), which a safe executes together or not at all. */
export function createCalls(
  bridge: ProviderBridge,
  options: Pick<AppProviderOptions, 'receiptPerCall'> & {
    getSafe: () => ProviderSafe
    sent: ReturnType<typeof createSentTransactions>
  },
) {
  const { getSafe, sent } = options
  const bundles = limitedMap<{ safeTxHash?: string; isOld: boolean }>()

  const getStatus = async (safeTxHash: string, isOwn: boolean) => {
    try {
      return await bridge.getTransaction({ safeTxHash })
    } catch (error) {
      const { message, code } = error as { message: string; code?: number }
      if (code === 4900 || code === -32000) throw error
      if (!isOwn) throw failure(message, 5730, error)
      // Just proposed; the wallet has to find it yet.
      return { txStatus: 'AWAITING_CONFIRMATIONS' } as TransactionDetails
    }
  }

  return {
    async wallet_sendCalls([request]: readonly unknown[]) {
      const { version, id, from, chainId, calls, capabilities } = (request ??
        {}) as Record<string, unknown>
      const safe = getSafe()
      if (!isChain(chainId, safe.chainId))
        throw failure(`Safe is not on chain ${chainId}`, 5710)
      if (from !== undefined && !isSame(from, safe.safeAddress))
        throw failure('Invalid from address', 4100)
      if (!Array.isArray(calls) || calls.length === 0)
        throw invalid('No transactions were passed')
      if (calls.length > callLimit)
        throw failure(`More than ${callLimit} calls`, 5740)
      checkCapabilities(capabilities)
      const known = typeof id === 'string' ? id : undefined
      if (known !== undefined && bundles.get(known))
        throw failure(`Duplicate id "${known}"`, 5720)
      const isOld = String(version).startsWith('1')
      // Taken before anything waits: a second request must not pass.
      if (known !== undefined) bundles.set(known, { isOld })
      try {
        const txs = []
        for (const [index, call] of (calls as Call[]).entries()) {
          checkCapabilities(call?.capabilities)
          const { to, data = '0x', value = '0x0' } = call ?? {}
          if (to) txs.push({ to, data, value })
          else if (data !== '0x' && BigInt(value) === 0n)
            txs.push(await wrapCreation(bridge, data, safe))
          else throw invalid(`Invalid call #${index}: missing "to" field`)
        }
        const { safeTxHash } = await bridge.sendTransactions({ txs })
        bundles.set(known ?? safeTxHash, { safeTxHash, isOld })
        return { id: known ?? safeTxHash }
      } catch (error) {
        if (known !== undefined) bundles.delete(known)
        throw error
      }
    },
    async wallet_getCallsStatus([id]: readonly unknown[]) {
      const { safeTxHash = String(id), isOld } = bundles.get(String(id)) ?? {}
      const isOwn = isOld !== undefined || sent.has(safeTxHash)
      const { txStatus, txHash, txData } = await getStatus(safeTxHash, isOwn)
      const receipt = txHash ? await sent.getReceipt(txHash) : null
      const { method, parameters } = txData?.dataDecoded ?? {}
      const batch = parameters?.[0]?.valueDecoded
      const isBatch = method === 'multiSend' && Array.isArray(batch)
      const count = options.receiptPerCall && isBatch ? batch.length : 1
      return {
        version: isOld ? '1.0' : '2.0.0',
        id,
        chainId: toHex(getSafe().chainId),
        status: statuses[txStatus] ?? 100,
        ...(isOld ? {} : { atomic: true }),
        ...(receipt && {
          receipts: Array(count).fill({
            logs: receipt['logs'],
            status: txStatus === 'SUCCESS' ? '0x1' : '0x0',
            blockHash: receipt['blockHash'],
            blockNumber: toHex(receipt['blockNumber'] as string),
            gasUsed: toHex(receipt['gasUsed'] as string),
            transactionHash: txHash,
          }),
        }),
      }
    },
    async wallet_getCapabilities([address, chains]: readonly unknown[]) {
      const { safeAddress, chainId } = getSafe()
      const isOther = address !== undefined && !isSame(address, safeAddress)
      const isElsewhere =
        Array.isArray(chains) && !chains.some((id) => isChain(id, chainId))
      if (isOther || isElsewhere) return {}
      const capabilities = {
        atomicBatch: { supported: true },
        atomic: { status: 'supported' },
      }
      return { [toHex(chainId)]: capabilities }
    },
  }
}

// Unknown ones must be refused unless the app can do without.
function checkCapabilities(given: unknown) {
  for (const [name, value] of Object.entries((given ?? {}) as Capabilities))
    if (!/^atomic(Batch)?$/.test(name) && value?.optional !== true)
      throw failure(`Unsupported capability "${name}"`, 5700)
}
