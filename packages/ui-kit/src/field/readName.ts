/**
 * The text as a name to look up, such as `alice.eth`; `undefined` when it is
 * an address, a number, a link, or words, or would read as an address.
 */
export function readName(text: string): string | undefined {
  const name = text.trim()
  const isName =
    name.length <= 255 &&
    !/0x[\da-f]{40}/iu.test(name) &&
    /^[^\s.:/\\@?#]+(?:\.[^\s.:/\\@?#]+)*\.\p{L}[^\s.:/\\@?#]+$/u.test(name)
  return isName ? name : undefined
}
