/** An answer was larger than what is read of one. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
  readonly maxBytes: number
  /** Bytes announced, or read so far. */
  readonly bytes: number

  constructor(bytes: number, maxBytes: number) {
    super(`The answer is larger than ${maxBytes} bytes.`)
    this.bytes = bytes
    this.maxBytes = maxBytes
  }
}

/**
 * Reads a body of so many bytes at most; one that is larger is not read to
 * its end.
 *
 * @throws BodyTooLargeError
 */
export async function readBody(
  response: Response,
  maxBytes: number,
): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) return ''
  const limit = (bytes: number) => {
    if (bytes <= maxBytes) return
    // Nobody waits for a stream that does not want to end.
    reader.cancel().catch(() => {})
    throw new BodyTooLargeError(bytes, maxBytes)
  }
  limit(Number(response.headers.get('content-length')))
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    limit(bytes)
    text += decoder.decode(value, { stream: true })
  }
}
