import type { AppBridge } from '@strongroom/safe-apps-bridge'
import type { Signed, SignOptions } from './SafeWallet.ts'

/**
 * Waits for the owners' signatures, by the answer to the request or by polling,
 * whichever is first. Once one owner has signed, closing the dialog in the
 * wallet has no effect: the others can still sign.
 */
export async function raceSignature(
  bridge: Pick<AppBridge, 'waitForOffChainSignature'>,
  { signal, onProposed }: SignOptions,
  ask: (options: SignOptions) => Promise<Signed>,
): Promise<Signed> {
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  let collected: Promise<Signed> | undefined
  const collect = async (messageHash: string): Promise<Signed> => ({
    kind: 'offChain',
    messageHash,
    signature: await bridge.waitForOffChainSignature(messageHash, {
      signal: either,
    }),
  })
  try {
    return await new Promise<Signed>((resolve, reject) => {
      ask({
        signal: either,
        onProposed(messageHash) {
          onProposed(messageHash)
          collected ??= collect(messageHash)
          // Wallets without this method answer the request itself.
          collected.then(resolve, () => {})
        },
      }).then(resolve, (error: unknown) => {
        if (collected === undefined) reject(error)
        else collected.catch(() => reject(error))
      })
    })
  } finally {
    stop.abort()
  }
}
