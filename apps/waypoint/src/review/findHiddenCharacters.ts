const invisible = /[\p{Cc}\p{Cf}]/gu
// Line breaks and tabs show; the joiner makes one emoji of several.
const harmless = new Set(['\n', '\r', '\t', '\u200d'])
const shownLimit = 8

/** Code points of a text that are invisible, for example `U+202E`. */
export function findHiddenCharacters(text: string): readonly string[] {
  const found = new Set(text.match(invisible) ?? [])
  return [...found]
    .filter((character) => !harmless.has(character))
    .slice(0, shownLimit)
    .map(
      (character) =>
        `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    )
}
