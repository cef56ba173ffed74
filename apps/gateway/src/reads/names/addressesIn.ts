import type { BaseDataDecoded, ParameterValue } from '@strongroom/gateway-sdk'
import { type Address, isAddress } from 'viem'

const flatten = (value: ParameterValue): string[] =>
  Array.isArray(value) ? value.flatMap(flatten) : [value]

/** Every address a decoded call names, also inside batches. */
export function addressesIn(decoded: BaseDataDecoded | null): Set<Address> {
  const found = new Set<Address>()
  const visit = (call: BaseDataDecoded | null | undefined): void => {
    for (const { type, value, valueDecoded } of call?.parameters ?? []) {
      if (type.startsWith('address')) {
        for (const text of flatten(value)) {
          if (isAddress(text)) found.add(text)
        }
      }
      if (Array.isArray(valueDecoded)) {
        for (const item of valueDecoded) {
          found.add(item.to)
          visit(item.dataDecoded)
        }
      } else visit(valueDecoded)
    }
  }
  visit(decoded)
  return found
}
