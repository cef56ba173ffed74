/**
 * The owner's own way to the chain, EIP-1193 in shape: a viem client or
 * transport, a wallet's provider, or three lines around `fetch`. It should not
 * be the gateway's.
 */
export interface RpcPort {
  // Clients list the methods they know; these types fit every such list.
  request(args: {
    // biome-ignore lint/suspicious/noExplicitAny: see above
    method: any
    // biome-ignore lint/suspicious/noExplicitAny: see above
    params?: any
  }): Promise<unknown>
}
