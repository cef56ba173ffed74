/**
 * Characters that could change how a terminal shows the text around them: control and
 * format characters, line breaks, direction marks, invisible and unassigned ones, odd
 * spaces, lone surrogates, and piles of combining marks.
 */
const unsafe =
  /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}|(?<=\p{M}{2})\p{M}/gu

const spellOut = (character: string) =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

/** A foreign text as one line that is safe to print; longer ones are cut off. */
export function plainText(text: string, most = 200): string {
  const start = text.slice(0, most).replace(unsafe, spellOut)
  return text.length > most ? `${start}... (${text.length} characters)` : start
}

/** A foreign text with its own lines; each is marked, so that none passes for ours. */
export function plainLines(text: string, most: number): string[] {
  return plainText(text, most)
    .split('\\u{a}')
    .map((line) => `| ${line}`)
}

/** JSON in printable ASCII: every other character is written as its JSON escape. */
export function plainJson(value: unknown): string {
  const text = JSON.stringify(
    value,
    (_, inner: unknown) => (typeof inner === 'bigint' ? `${inner}` : inner),
    2,
  )
  return text.replace(
    /[^\n\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
