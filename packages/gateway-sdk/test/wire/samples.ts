export const chainId = '1337'
export const address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
export const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const hash = `0x${'ab'.repeat(32)}`
export const signature = `0x${'11'.repeat(65)}`
export const uuid = '3fa85f64-5717-4562-b3fc-2c963f66afa6'
export const emailHeaders = {
  'Safe-Wallet-Signature': signature,
  'Safe-Wallet-Signature-Timestamp': '1700000000000',
}

/** A call and its request on the wire. */
export interface WireCall {
  /** Those it needs. */
  readonly parameters: Readonly<Record<string, unknown>>
  /** Those it can do without; each has a value here. */
  readonly optional?: Readonly<Record<string, unknown>>
  /** Method and path, with the query of the needed parameters. */
  readonly sends: string
  /** The query of all parameters. */
  readonly query?: string
  /** The body of the needed parameters; the optional ones join it. */
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly credentials?: 'include'
  /** The answer has no body. */
  readonly empty?: true
}
