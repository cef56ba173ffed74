/**
 * The owner's own way to the chain, EIP-1193 in shape: a viem client or
 * transport, a wallet's provider, or three lines around `fetch`. It should not
 * be the gateway's.
 */
export interface RpcPort {
  request(args: {
    method: string
    params?: readonly unknown[] | undefined
  }): Promise<unknown>
}
