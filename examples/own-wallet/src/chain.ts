import type { ReactNode } from 'react'

/** The chain of `npm start`; `VITE_GATEWAY_URL` and `VITE_RPC_URL` name others. */
export const chain = {
  chainId: '1337',
  shortName: 'geth',
  coin: { symbol: 'ETH', decimals: 18 },
  gatewayUrl: import.meta.env['VITE_GATEWAY_URL'] ?? 'http://localhost:5180',
  rpcUrl: import.meta.env['VITE_RPC_URL'] ?? 'http://127.0.0.1:8545',
}

/** Props of each part of the page of a safe. */
export interface PartProps {
  readonly chainId: string
  readonly safeAddress: `0x${string}`
  /** Shows what is to be reviewed in place of the lists. */
  readonly show: (review: ReactNode) => void
}
