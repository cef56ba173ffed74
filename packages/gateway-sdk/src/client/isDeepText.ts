/**
 * True when JSON text nests more than 64 levels. `JSON.parse` takes 70 bytes
 * for each level: ten million brackets are better not given to it.
 */
export function isDeepText(text: string): boolean {
  let level = 0
  let quoted = false
  for (let at = 0; level < 65 && at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === 34) quoted = !quoted
    // A backslash escapes the next letter.
    else if (letter === 92) at++
    else if (!quoted) {
      // The two kinds of brackets differ in one bit.
      const bracket = letter & 223
      if (bracket === 91) level++
      else if (bracket === 93) level--
    }
  }
  return level > 64
}
