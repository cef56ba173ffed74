/** Whether the wallet does not have the method at all (EIP-1193, JSON-RPC). */
export function isUnsupported(codes: readonly number[]): boolean {
  return codes.includes(4200) || codes.includes(-32601)
}
