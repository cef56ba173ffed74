import { cleanText } from '../text/cleanText.ts'

/** Signs of imitation in a name. */
export interface NameClassification {
  /** Whether the name has invisible characters: do not use it. */
  hidden: boolean
  /** Characters that can pass for others, each once: `['а']` of `раypal.eth`. */
  odd: readonly string[]
}

// Alphabets with letters like the Latin ones, digits and punctuation of any.
const likeOthers =
  /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Cher}\p{sc=Armn}\p{sc=Copt}\p{sc=Lisu}\p{sc=Latn}\p{Nd}\p{P}]/u

/**
 * Looks for signs of imitation in a name: invisible characters, and letters
 * outside of plain ASCII that are drawn like one of it. Alphabets that cannot
 * be mistaken for Latin, and pictographs, are fine.
 *
 * @example
 * ```ts
 * import { classifyName } from '@strongroom/ui-kit'
 *
 * classifyName('vitаlik.eth') // { hidden: false, odd: ['а'] }
 * ```
 */
export function classifyName(name: string): NameClassification {
  const capped = name.slice(0, 255)
  const odd = Array.from(capped).filter(
    (character) =>
      character > '\u007f' &&
      (likeOthers.test(character) || character.normalize('NFKC') !== character),
  )
  return {
    hidden: cleanText(capped).flags.includes('hidden'),
    odd: [...new Set(odd)],
  }
}
