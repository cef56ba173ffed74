import { segment } from './segment.ts'

/** `/chains/{chainId}`, checked. */
export function chainPath({ chainId }: { readonly chainId: string }): string {
  return `/chains/${segment('chainId', chainId, /^\d{1,78}$/)}`
}

/** `/{address}`, checked. */
export function addressPath(parameter: string, address: string): string {
  return `/${segment(parameter, address, /^0x[\da-fA-F]{40}$/)}`
}

/** `/v1/chains/{chainId}/safes/{address}`, checked. */
export function safePath(parameters: {
  readonly chainId: string
  readonly safeAddress: string
}): string {
  return `/v1${chainPath(parameters)}/safes${addressPath('safeAddress', parameters.safeAddress)}`
}

/** `/v1/chains/{chainId}/transactions/{safeTxHash}`, checked. */
export function transactionPath(parameters: {
  readonly chainId: string
  readonly safeTxHash: string
}): string {
  return `/v1${chainPath(parameters)}/transactions/${segment('safeTxHash', parameters.safeTxHash, /^0x[\da-fA-F]{64}$/)}`
}
