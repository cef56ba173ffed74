import { cleanText } from '@strongroom/ui-kit'
import type { AppEntry } from './listApps.ts'

/** The apps with a tag that have every word in name, description or host. */
export function filterApps(
  entries: readonly AppEntry[],
  { text, tag }: { text: string; tag: string },
): readonly AppEntry[] {
  const words = plain(text).split(' ').filter(Boolean)
  return entries.filter((entry) => {
    if (tag !== '' && !entry.tags.includes(tag)) return false
    const { name, description, host } = entry
    const found = plain(`${name} ${description} ${host}`)
    return words.every((word) => found.includes(word))
  })
}

/**
 * Normalizes a search text: case, accents and invisible characters are dropped.
 */
function plain(text: string): string {
  return cleanText(text, 2000)
    .text.normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
}
