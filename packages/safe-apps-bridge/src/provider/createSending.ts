import type {
  AppProviderOptions,
  ProviderBridge,
  ProviderSafe,
} from './AppProvider.ts'
import type { createSentTransactions } from './createSentTransactions.ts'
import { failure, invalid } from './failures.ts'
import { isSame } from './isSame.ts'

/** `eth_sendTransaction`. */
export function createSending(
  bridge: ProviderBridge,
  options: Pick<AppProviderOptions, 'strictFrom'> & {
    getSafe: () => ProviderSafe
    sent: ReturnType<typeof createSentTransactions>
  },
) {
  const { getSafe, sent, strictFrom } = options

  return {
    async eth_sendTransaction([given]: readonly unknown[]) {
      if (typeof given !== 'object' || given === null)
        throw invalid('Missing transaction')
      const asked = given as Record<string, string | undefined>
      const { from, to, gas } = asked
      const safe = getSafe()
      if (strictFrom && from && !isSame(from, safe.safeAddress))
        throw failure('Invalid from address', 4100)
      const tx = {
        ...asked,
        to: to as string,
        value: asked['value'] || '0',
        data: asked['data'] || asked['input'] || '0x',
        ...(gas != null && { gas: toGas(gas) }),
      }
      const { gas: safeTxGas } = tx as { gas?: number | string }
      const wire = to
        ? tx
        : await (await import('../calls/index.ts')).wrapCreation(
            bridge,
            tx.data,
            safe,
          )
      const { safeTxHash } = await bridge.sendTransactions({
        txs: [wire],
        params: { safeTxGas } as { safeTxGas?: number | string },
      })
      sent.add(safeTxHash, tx, safe)
      return safeTxHash
    },
  }
}

/** A number, as wallets expect it; decimal text where that would lose digits. */
function toGas(gas: unknown): number | string {
  try {
    const exact = BigInt(gas as string)
    const number = Number(exact)
    if (exact >= 0n) return Number.isSafeInteger(number) ? number : `${exact}`
  } catch {
    // The value is not an integer: fall through to the error below.
  }
  throw invalid(`Invalid gas "${gas}"`)
}
