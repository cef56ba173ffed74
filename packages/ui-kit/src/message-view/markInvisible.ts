/** A piece of a text: as written, or the code point of something unseen. */
export interface TextPiece {
  text: string
  /** Whether it is invisible, or changes how its neighbours are read. */
  invisible: boolean
}

// Characters that cleanText removes from a name are shown here, since this text
// is signed as it is.
const unseen =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/u
const ordinary = /[\n\t]/

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/**
 * Splits a text so that all of it is visible: control, direction and zero-width
 * characters become their code points. Line ends and tabs stay.
 */
export function markInvisible(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let plain = ''
  for (const character of text) {
    if (ordinary.test(character) || !unseen.test(character)) {
      plain += character
      continue
    }
    if (plain !== '') pieces.push({ text: plain, invisible: false })
    plain = ''
    pieces.push({ text: codeOf(character), invisible: true })
  }
  if (plain !== '') pieces.push({ text: plain, invisible: false })
  return pieces
}
