import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import type { Relayer } from './Relayer.ts'
import { sendRelays } from './sendRelays.ts'
import { settleRelays } from './settleRelays.ts'

export interface RunRelayerOptions {
  /** Milliseconds between two looks. */
  pollMs: number
  signal: AbortSignal
}

const resendAfter = 10_000

const createDue = () => {
  const last = new Map<string, number>()
  return (taskId: string): boolean => {
    const now = performance.now()
    const before = last.get(taskId)
    if (before !== undefined && now - before < resendAfter) return false
    if (last.size > 1_000) last.clear()
    last.set(taskId, now)
    return true
  }
}

/**
 * Sends the queued calls of a chain and follows them until the signal. Only
 * one of the gateways on a store does so at a time; when two do for a moment,
 * no nonce is given out twice.
 */
export async function runRelayer(
  relayer: Relayer,
  { pollMs, signal }: RunRelayerOptions,
): Promise<void> {
  const { chainId, log } = relayer
  const isDue = createDue()
  const aborted = signal.aborted ? undefined : once(signal, 'abort')
  const work = async () => {
    try {
      await settleRelays(relayer, isDue)
      await sendRelays(relayer)
    } catch (error) {
      if (!signal.aborted && !isRpcUnavailable(error)) {
        log.error({ err: error, chainId }, 'relaying failed')
      }
    }
  }
  while (!signal.aborted) {
    // A node that does not answer must not keep us from stopping.
    await Promise.race([work(), aborted])
    await sleep(pollMs, undefined, { signal }).catch(() => undefined)
  }
}
