/** An ABI that cannot be used. */
export class AbiError extends Error {
  override readonly name = 'AbiError'
}
