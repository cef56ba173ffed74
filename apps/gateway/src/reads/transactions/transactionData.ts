import type { TransactionData } from '@strongroom/gateway-sdk'
import type { DecodableCall, DecodedCall } from '../contracts/decodeData.ts'
import { addressesIn } from '../names/addressesIn.ts'
import type { Names } from '../names/Names.ts'

const orNull = <T>(entries: [string, T][]): Record<string, T> | null =>
  entries.length === 0 ? null : Object.fromEntries(entries)

/** The call itself, as details show it. */
export function transactionData(
  call: DecodableCall,
  { decoded, nestedDelegateCall, trustedTarget }: DecodedCall,
  names: Names,
): TransactionData {
  const { to, value, data } = call
  const operation = call.operation === 1 ? 1 : 0
  const addresses = [...addressesIn(decoded)]
  return {
    hexData: data === '0x' ? null : data,
    dataDecoded: decoded,
    to: names.of(to),
    value,
    operation,
    trustedDelegateCallTarget:
      operation === 1 ? trustedTarget && !nestedDelegateCall : null,
    addressInfoIndex: orNull(
      addresses
        .map((address) => [address, names.of(address)] as const)
        .filter(([, info]) => info.name !== null)
        .map(([address, info]) => [address, info]),
    ),
    tokenInfoIndex:
      decoded?.method === 'multiSend'
        ? orNull(
            addresses.flatMap((address) => {
              const info = names.token(address) && names.tokenInfo(address)
              return info === undefined ? [] : [[address, info]]
            }),
          )
        : null,
  }
}
