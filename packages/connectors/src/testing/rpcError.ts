/** An error shaped like those of wallets. */
export function rpcError(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
