/** An error as nodes send it. */
export function nodeError(code: number, message: string, data?: unknown) {
  return Object.assign(new Error(message), { code, data })
}
