import {
  type GatewayClient,
  getTransactionDetails,
  isGatewayError,
} from '@strongroom/gateway-sdk'

/** Milliseconds before each further look at a hash that was just produced. */
const pauses = [300, 700, 1500, 3000]

/**
 * A transaction's details by its hash. One that this session just proposed may
 * not be found at once, so it is looked for a few times.
 *
 * @throws the gateway's last error, the signal's reason when aborted.
 */
export async function readAppTransaction(
  gateway: GatewayClient,
  request: { chainId: string; safeTxHash: string; isNew: boolean },
  signal: AbortSignal,
): Promise<object> {
  const { chainId, safeTxHash, isNew } = request
  for (let attempt = 0; ; attempt += 1)
    try {
      return await getTransactionDetails(gateway, {
        chainId,
        transactionId: safeTxHash,
        signal,
      })
    } catch (error) {
      const isMissing =
        isGatewayError(error) && 'status' in error && error.status === 404
      const pause = isNew ? pauses[attempt] : undefined
      if (!isMissing || pause === undefined) throw error
      await wait(pause, signal)
    }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}
