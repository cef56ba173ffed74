/** Why a foreign text was marked. */
export type TextFlag = 'hidden' | 'truncated' | 'mixed-script'

/** A foreign text made harmless, and what was wrong with it. */
export interface CleanText {
  /** The text without invisible characters, on one line, at most `max` long. */
  text: string
  /** Findings in the text; empty for an ordinary one. */
  flags: readonly TextFlag[]
}

// Controls, direction marks, zero-width, soft hyphen, variation and tag
// characters, fillers (DI: default ignorable): all can make a text read as
// another.
const hidden = /[\p{Cc}\p{Cf}\p{DI}]/gu
// Parts of ordinary pictographs, taken out without a warning.
const joiners = /(?<=\p{ExtPict}\ufe0f?)[\u200d\ufe0e\ufe0f]/gu
const latin = /\p{sc=Latn}/u
// Cyrillic, Greek, Cherokee.
const lookAlike = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Cher}]/u

/**
 * Makes an untrusted text (a token symbol, an app's name, an error) safe to
 * show: invisible and direction-changing characters are removed, white space is
 * folded and the length is capped. A value that is not a text reads as an empty
 * one.
 *
 * @param max Longest result in characters: 16 for a symbol, 64 for a name.
 * @example
 * ```ts
 * import { cleanText } from '@strongroom/ui-kit'
 *
 * cleanText('US\u202eDC', 16) // { text: 'USDC', flags: ['hidden'] }
 * ```
 */
export function cleanText(value: unknown, max = 256): CleanText {
  const flags: TextFlag[] = []
  // A value off the wire may be of another type: it reads as empty.
  const given = typeof value === 'string' ? value : ''
  // A hostile text can be megabytes long: cut before looking at it.
  const raw = given.slice(0, max * 8 + 64)
  const line = raw.replace(/[\t\n\r ]+/gu, ' ').replace(joiners, '')
  const visible = line.replace(hidden, '')
  if (visible !== line) flags.push('hidden')
  const folded = visible.replace(/\s+/gu, ' ').trim()
  if (hasMixedWord(folded)) flags.push('mixed-script')
  const characters = Array.from(folded)
  if (characters.length <= max && raw.length === given.length) {
    return { text: folded, flags }
  }
  flags.push('truncated')
  const kept = characters.slice(0, Math.max(max - 1, 1)).join('')
  return { text: `${kept.trimEnd()}…`, flags }
}

/** Latin next to Cyrillic or Greek in one word: "USDС" is not "USDC". */
function hasMixedWord(text: string): boolean {
  return text
    .split(' ')
    .some((word) => latin.test(word) && lookAlike.test(word))
}
