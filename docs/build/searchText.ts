import { slugOf } from './sources.ts'

/** Longest excerpt of a docstring that the search keeps. */
const excerptLength = 160

/**
 * What the search keeps of a page of the reference: its title, the name of each
 * export that the page of an entry lists, and the first sentence of each. Members
 * and tables would make the index many times as large.
 *
 * @param page Path below the site, such as `reference/gateway-sdk/index.md`.
 * @returns Markdown, whose headings have the anchors that they have on the page
 */
export function searchTextOf(page: string, source: string): string {
  const deepest = page.endsWith('/index.md') ? 3 : 1
  const used = new Set<string>()
  const lines: string[] = []
  let isCode = false
  let isWaiting = false
  for (const line of source.split('\n')) {
    const isFence = /^ *```/u.test(line)
    if (isFence) isCode = !isCode
    if (isFence || isCode) continue
    const [, marks = '', heading = ''] = /^(#{1,6}) (.+)$/u.exec(line) ?? []
    if (marks !== '') {
      const name = plainOf(heading)
      const anchor = uniqueOf(slugOf(name), used)
      isWaiting = marks.length !== 2 && marks.length <= deepest
      if (isWaiting) lines.push(`${marks} ${escaped(name)} {#${anchor}}`, '')
    } else if (isWaiting && isProse(line)) {
      lines.push(escaped(plainOf(line).slice(0, excerptLength)), '')
      isWaiting = false
    }
  }
  return lines.join('\n')
}

/**
 * A page whose blocks of code have no language. The search drops colours and types,
 * but would read the language as a part of the first word.
 */
export const plainBlocks = (source: string): string =>
  source.replaceAll(/^( *`{3,})\w+/gmu, '$1')

/** The anchor as the site's Markdown numbers repeated headings. */
function uniqueOf(slug: string, used: Set<string>): string {
  let anchor = slug
  for (let count = 1; used.has(anchor); count++) anchor = `${slug}-${count}`
  used.add(anchor)
  return anchor
}

/** Whether a line is the start of a docstring: no signature, table, list or label. */
const isProse = (line: string) =>
  line.trim() !== '' &&
  !/^(?:[>|<:*-]|Defined in|\*Since |\*\*\d)/u.test(line.trimStart())

/** A line without its Markdown. */
const plainOf = (line: string) =>
  line
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\\(.)/gu, '$1')
    .replaceAll('`', '')

/** A text as Markdown. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[*_[\]{}]/gu, '\\$&')
