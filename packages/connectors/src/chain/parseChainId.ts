/** Reads a chain id as wallets send it: hex string, decimal string or number. */
export function parseChainId(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.length <= 20
  if (!isText && typeof value !== 'number') return undefined
  if (isText && !/^(?:0x[0-9a-f]+|[0-9]+)$/i.test(value)) return undefined
  const chainId = Number(value)
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : undefined
}
