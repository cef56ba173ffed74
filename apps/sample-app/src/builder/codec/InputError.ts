/** Input that cannot be used, typed, pasted or loaded; the text says why. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
