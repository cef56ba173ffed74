/**
 * Reads a body of so many bytes at most; one that is larger is not read to
 * its end.
 *
 * @throws RangeError whose `cause` is the number of bytes that were read
 */
export async function readBody(
  response: Response,
  maxBytes: number,
): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let cause = 0
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (value === undefined) return text + decoder.decode()
    cause += value.byteLength
    if (cause > maxBytes) {
      // The stream may never end, so this promise is not awaited.
      reader?.cancel().catch(() => {})
      throw new RangeError('The answer is too large.', { cause })
    }
    text += decoder.decode(value, { stream: true })
  }
}
