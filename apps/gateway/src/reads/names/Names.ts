import type { AddressEx, TokenInfo } from '@strongroom/gateway-sdk'
import { type Address, zeroAddress } from 'viem'
import type { ChainConfig } from '../../platform/config/Config.ts'
import { contractName } from './contractName.ts'
import type { TokenRow } from './readTokens.ts'

/** Names and logos for addresses of one answer. */
export interface Names {
  /**
   * The address with the name of the contract of Safe it is, or the one the
   * operator's file gives it, if any. The name that a token gives itself is
   * ignored: anybody can deploy one called "MultiSend".
   */
  of(address: Address): AddressEx
  token(address: Address): TokenRow | undefined
  /** Whether the chain's configuration trusts a token. */
  trusts(token: Address): boolean
  /** Token details in the form of balances and gas tokens. */
  tokenInfo(address: Address): TokenInfo | undefined
  logoUri: string
}

/** Address without a name, where it is never a contract of ours. */
export const bareAddress = (value: Address): AddressEx => ({
  value,
  name: null,
  logoUri: null,
})

/** {@link bareAddress}, and null for the zero address. */
export const addressOrNull = (value: Address): AddressEx | null =>
  value === zeroAddress ? null : bareAddress(value)

export function createNames(
  chain: Pick<ChainConfig, 'record' | 'trustedTokens' | 'contracts'>,
  publicUrl: string,
  tokens: ReadonlyMap<Address, TokenRow>,
): Names {
  const logoUri = `${publicUrl}/assets/token.svg`
  return {
    logoUri,
    token: (address) => tokens.get(address),
    trusts: (address) => chain.trustedTokens.includes(address),
    of: (value) => {
      const own = contractName(value)
      const entry = own === undefined ? chain.contracts?.get(value) : undefined
      return {
        value,
        name: own?.displayName ?? entry?.displayName ?? null,
        logoUri: entry?.logoUri ?? null,
      }
    },
    tokenInfo: (address) => {
      if (address === zeroAddress) {
        return {
          type: 'NATIVE_TOKEN',
          address,
          ...chain.record.nativeCurrency,
        }
      }
      const token = tokens.get(address)
      return token === undefined || token.kind === 'NONE'
        ? undefined
        : {
            type: token.kind,
            address,
            decimals: token.kind === 'ERC721' ? 0 : token.decimals,
            symbol: token.symbol,
            name: token.name,
            logoUri,
          }
    },
  }
}
