/** What somebody typed, pasted or loaded can not be used; the text says why. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
