/**
 * Input that cannot be used, typed, pasted or loaded; the text has the reason.
 */
export class InputError extends Error {
  override readonly name = 'InputError'
}
