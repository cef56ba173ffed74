/** Reads a body as text; undefined when it is larger than `maxBytes`. */
export async function readText(
  response: Response,
  maxBytes: number,
): Promise<string | undefined> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > maxBytes) return undefined
    text += decoder.decode(value, { stream: true })
  }
  return text + decoder.decode()
}
