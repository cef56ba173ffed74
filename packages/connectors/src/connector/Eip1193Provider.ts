/**
 * The part of EIP-1193 that connectors use. Some wallets lack one or the other
 * way of removing a listener, hence the optional members.
 */
export interface Eip1193Provider {
  request(args: {
    method: string
    params?: readonly unknown[] | object
  }): Promise<unknown>
  on?(event: string, listener: (payload: never) => void): unknown
  removeListener?(event: string, listener: (payload: never) => void): unknown
  off?(event: string, listener: (payload: never) => void): unknown
}
