import type { Address } from 'viem'
import type { OpenSafe } from '../core/useOpenSafe.ts'

const address: Address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** The safe of most tests: all of its owners confirm, and nonce 4 comes next. */
export function createOpenSafe(owners: readonly Address[]): OpenSafe {
  return {
    chain: {
      chainId: '1337',
      chainName: 'Local',
      shortName: 'geth',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    },
    chainId: '1337',
    address,
    ref: `geth:${address}`,
    source: 'gateway',
    owners,
    threshold: owners.length,
    nonce: 4,
    version: '1.4.1',
    info: undefined,
  }
}
