import { mnemonicToAccount } from 'viem/accounts'

const mnemonic = 'test test test test test test test test test test test junk'

/** Anvil's first accounts, with their keys: signing here is faster than by RPC. */
export const accounts = Array.from({ length: 5 }, (_, addressIndex) =>
  mnemonicToAccount(mnemonic, { addressIndex }),
)

export const [alice, bob, carol] = accounts as [
  (typeof accounts)[number],
  (typeof accounts)[number],
  (typeof accounts)[number],
]
