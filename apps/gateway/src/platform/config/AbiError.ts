/** An ABI that cannot be taken in. */
export class AbiError extends Error {
  override readonly name = 'AbiError'
}
