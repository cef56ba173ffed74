/** Thrown when the list of a release cannot be used, or is another one than asked for. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}
