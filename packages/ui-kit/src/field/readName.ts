/**
 * The text as a name to look up, such as `alice.eth`; `undefined` when it is
 * an address, a number, a link, or words.
 */
export function readName(text: string): string | undefined {
  const name = text.trim()
  const isName =
    name.length <= 255 &&
    /^[^\s.:/\\@?#]+(?:\.[^\s.:/\\@?#]+)*\.\p{L}[^\s.:/\\@?#]+$/u.test(name)
  return isName ? name : undefined
}
