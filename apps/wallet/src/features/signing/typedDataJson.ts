import type { TypedDataDefinition } from 'viem'

/**
 * Typed data as the JSON text eth_signTypedData_v4 takes: integers as decimal
 * strings, and the domain's own type listed, which some wallets insist on.
 */
export function typedDataJson(typedData: object): string {
  const { domain, types, ...rest } = typedData as TypedDataDefinition
  const EIP712Domain = [
    ...(domain?.name === undefined ? [] : [{ name: 'name', type: 'string' }]),
    ...(domain?.version === undefined
      ? []
      : [{ name: 'version', type: 'string' }]),
    ...(domain?.chainId === undefined
      ? []
      : [{ name: 'chainId', type: 'uint256' }]),
    ...(domain?.verifyingContract === undefined
      ? []
      : [{ name: 'verifyingContract', type: 'address' }]),
  ]
  return JSON.stringify(
    { types: { EIP712Domain, ...(types as object) }, domain, ...rest },
    (_key, value) => (typeof value === 'bigint' ? value.toString() : value),
  )
}
