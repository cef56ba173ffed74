import type { ChainInfo, EnvironmentInfo, SafeInfo } from '../protocol/types.ts'

type Fields = Record<string, unknown>

const address = /^0x[0-9a-f]{40}$/i
const hash = /^0x[0-9a-f]{64}$/i

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0
const isAddress = (value: unknown): value is string =>
  isText(value) && address.test(value)

/** Guards of what hosts answer; old hosts leave `isReadOnly` out. */
export function isSafeInfo(value: unknown): value is SafeInfo {
  if (!isFields(value)) return false
  const { safeAddress, chainId, threshold, owners, isReadOnly } = value
  return (
    isAddress(safeAddress) &&
    isCount(chainId) &&
    isCount(threshold) &&
    Array.isArray(owners) &&
    owners.every(isAddress) &&
    (isReadOnly === undefined || typeof isReadOnly === 'boolean')
  )
}

export function isChainInfo(value: unknown): value is ChainInfo {
  if (!isFields(value)) return false
  const { chainName, chainId, shortName, nativeCurrency } = value
  return (
    isText(chainName) &&
    isText(chainId) &&
    /^\d{1,78}$/.test(chainId) &&
    isText(shortName) &&
    isFields(nativeCurrency) &&
    isText(nativeCurrency['symbol']) &&
    isCount(nativeCurrency['decimals'])
  )
}

export function isEnvironmentInfo(value: unknown): value is EnvironmentInfo {
  return isFields(value) && isText(value['origin'])
}

export function isSendResult(value: unknown): value is { safeTxHash: string } {
  return (
    isFields(value) &&
    isText(value['safeTxHash']) &&
    hash.test(value['safeTxHash'])
  )
}
