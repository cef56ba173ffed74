import type { Gateway } from '../../platform/Gateway.ts'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { runRelayer } from './runRelayer.ts'

/** Relays on every chain that has an account for it, until the signal. */
export async function runRelayers(
  gateway: Gateway,
  signal: AbortSignal,
): Promise<void> {
  const { db, now, log, config } = gateway
  await Promise.all(
    config.chains.map(async ({ chainId, relayer, pollMs }) => {
      if (relayer === undefined) return
      log.info({ chainId, account: relayer.address }, 'relaying')
      const client = clientOf(gateway, chainId)
      const own = { db, chainId, account: relayer, client, now, log }
      await runRelayer(own, { pollMs, signal })
    }),
  )
}
