import { type Hex, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'

// The public phrase of every development chain, without real funds.
const phrase = 'test test test test test test test test test test test junk'

/** Key of the development account that pays for relayed calls; no demo owner. */
export function relayerKey(): Hex {
  const { privateKey } = mnemonicToAccount(phrase, {
    addressIndex: 8,
  }).getHdKey()
  if (privateKey === null) throw new Error('The phrase gives no key.')
  return toHex(privateKey)
}
