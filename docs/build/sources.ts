import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const docs = join(root, 'docs')
/** Pages as VitePress reads them: written anew by each build. */
export const staged = join(docs, '.site/pages')
export const output = join(docs, 'dist')

/** Where readers find the sources that are no pages. */
export const repository = 'https://github.com/strongroom/strongroom/blob/main/'

export const read = (file: string): string =>
  readFileSync(join(root, file), 'utf8')

/** Documents of the repository that are pages of the site. */
export const sources: readonly string[] = globSync(
  [
    ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md'],
    ...['docs/*.md', 'docs/{contributing,tutorials}/*.md'],
    ...['{apps,packages,examples}/*/README.md', 'packages/*/docs/*.md'],
    'bench/*.md',
  ],
  { cwd: root },
)
  .map((file) => file.replaceAll('\\', '/'))
  .sort()

/** The page of a document, with the ending `.md`. */
export function pageOf(source: string): string {
  const page = source
    .replace(/README\.md$/u, 'index.md')
    .replace(/^docs\/(?=contributing|tutorials)/u, '')
    .replace(/^docs\//u, 'guides/')
    .replace(/^(packages\/[^/]+)\/docs\//u, '$1/')
  if (page === 'ARCHITECTURE.md') return 'contributing/architecture.md'
  if (page === 'CONTRIBUTING.md') return 'contributing/index.md'
  return page === 'SECURITY.md' ? 'security.md' : page
}

/** The first heading of a document. */
export const titleOf = (text: string): string =>
  /^# (.+)$/mu.exec(text)?.[1]?.replaceAll('`', '') ?? ''

/** The anchor of a heading, as GitHub and typedoc make it. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/[\s_]/gu, '-')

/** The way from a page to a file of the site. */
export function relativeTo(page: string, file: string): string {
  const way = posix.relative(posix.dirname(page), file)
  return way.startsWith('.') ? way : `./${way}`
}
