import { getSafeInfo } from '../../src/calls/safes.gen.ts'
import { createGatewayClient } from '../../src/client/createGatewayClient.ts'
import type { GatewayClientOptions } from '../../src/client/types.ts'

const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'

/** Result of the call; the call ends before the test's time limit. */
export async function ask(baseUrl: string, options: GatewayClientOptions = {}) {
  const client = createGatewayClient({
    baseUrl,
    retry: 0,
    timeout: 30_000,
    ...options,
  })
  return getSafeInfo(client, { chainId: '1', safeAddress }).then(
    (value) => ({ value }),
    (error: Error) => error,
  )
}

export const invalid = (status = 200) => ({
  name: 'InvalidResponseError',
  message: 'The gateway sent an invalid response.',
  status,
  retryable: false,
})
export const refused = (status: number, text: string, retryable = false) => ({
  name: 'GatewayStatusError',
  message: `CGW error - ${text}`,
  status,
  retryable,
})
export const network = {
  name: 'GatewayNetworkError',
  message: 'HTTP request failed.',
  retryable: true,
}
export const late = {
  name: 'GatewayTimeoutError',
  message: 'The request took too long to respond.',
  retryable: true,
}
