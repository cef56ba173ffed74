import {
  copyFileSync,
  existsSync,
  mkdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, posix } from 'node:path'
import {
  pageOf,
  read,
  relativeTo,
  repository,
  root,
  sources,
  staged,
} from './sources.ts'
import { showFiles } from './tutorials.ts'

/** A block of code, a code span, a link with its target, or braces. */
const pieces =
  /^( *)(`{3,})[^\n]*\n.*?^\1\2$|`[^`\n]+`|(\]\()([^)\s]+)(\))|\{\{/gmsu

/**
 * The text of a document as a page: links to other documents lead to their
 * pages, links to sources to the repository.
 *
 * @throws Error for a link to a file that does not exist
 */
export const rewriteLinks = (source: string, text: string): string =>
  movedTo(pageOf(source), source, text)

/** A part of a document as a part of another page. */
export function movedTo(page: string, source: string, text: string): string {
  return text
    .replaceAll(/<!--.*?-->\n?/gsu, '')
    .replaceAll(pieces, (piece, _indent, _fence, open, target, close) => {
      // Vue would replace them by a value.
      if (piece === '{{') return '&#123;&#123;'
      return open === undefined
        ? piece
        : `${open}${targetOf(source, page, target)}${close}`
    })
}

function targetOf(source: string, page: string, target: string): string {
  if (/^[a-z]+:/u.test(target)) return target
  if (target.startsWith('#') && page === pageOf(source)) return target
  const [path = '', anchor] = target.split('#')
  const file =
    path === ''
      ? source
      : posix.join(posix.dirname(source), path).replace(/\/$/u, '')
  const hash = anchor === undefined ? '' : `#${anchor}`
  const document = [file, `${file}/README.md`].find((name) =>
    sources.includes(name),
  )
  if (document !== undefined)
    return `${relativeTo(page, pageOf(document))}${hash}`
  if (!existsSync(join(root, file)))
    throw new Error(`${source} links to ${target}, which does not exist.`)
  if (/\.(?:png|svg)$/u.test(file)) return relativeTo(page, stageImage(file))
  const isFolder = statSync(join(root, file)).isDirectory()
  const place = isFolder ? repository.replace('/blob/', '/tree/') : repository
  return `${place}${file}${hash}`
}

function stageImage(file: string): string {
  const place = file.replace(/^docs\//u, 'images/')
  mkdirSync(dirname(join(staged, place)), { recursive: true })
  copyFileSync(join(root, file), join(staged, place))
  return place
}

export function writePage(page: string, text: string): void {
  const file = join(staged, page)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes the page of every document, and the icon that the wallet has. */
export function stagePages(): void {
  mkdirSync(join(staged, 'public'), { recursive: true })
  const icon = join(root, 'apps/wallet/public/favicon.svg')
  copyFileSync(icon, join(staged, 'public/favicon.svg'))
  for (const source of sources)
    writePage(
      pageOf(source),
      rewriteLinks(source, showFiles(source, read(source))),
    )
}
