import {
  createGatewayClient,
  type Fetch,
  getSafeInfo,
  type Signal,
} from '@strongroom/gateway-sdk'

// The platform's own types are the package's.
const own: Fetch = fetch
const back: typeof fetch = own
const signal: Signal = new AbortController().signal
const native: AbortSignal = signal

export const safe = getSafeInfo(createGatewayClient({ fetch: back }), {
  chainId: '1',
  safeAddress: '0x5aFE3855358E112B5647B952709E6165e1c1eEEe',
  signal: native,
})
