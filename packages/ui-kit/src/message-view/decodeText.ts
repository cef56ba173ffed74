/** The text that bytes encode in UTF-8; undefined for other bytes. */
export function decodeText(hex: string): string | undefined {
  if (!/^0x(?:[0-9a-f]{2})+$/iu.test(hex)) return undefined
  const bytes = new Uint8Array(hex.length / 2 - 1)
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(hex.slice(at * 2 + 2, at * 2 + 4), 16)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytes,
    )
  } catch {
    return undefined
  }
}
