/** Reads a body as text; empty when it is larger than `maxBytes`. */
export async function readText(
  response: Response,
  maxBytes: number,
): Promise<string> {
  let text = ''
  if (!response.body) {
    // Some runtimes have no streams, and an empty answer has no body.
    text = await response.text()
    return text.length > maxBytes ? '' : text
  }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  for (let size = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > maxBytes) {
      // The rest may never arrive, so this promise is not awaited.
      reader.cancel().catch(() => {})
      return ''
    }
    text += decoder.decode(value, { stream: true })
  }
}
