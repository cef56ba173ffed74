import type { Address } from 'viem'

/** The deterministic deployment proxy that anvil brings along. */
export const arachnidDeployer: Address =
  '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** The Safe singleton factory: same code, another signer, another address. */
export const singletonFactory: Address =
  '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'
