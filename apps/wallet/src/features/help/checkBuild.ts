import { hashText } from '../install/releases/keptReleases.ts'
import { isPageOf } from '../install/releases/ownPage.ts'

/** Facts that a copy of the wallet states about itself. */
export interface BuildFacts {
  /** Null where the release workflow did not build it. */
  commit: string | null
  /** SHA-256 of the list of files, in hex. */
  sha256: string
  /** Whether the scripts that this page may run are those of the list. */
  isSame: boolean
}

/**
 * Reads the site's list of files, and compares it with the hashes that this page was
 * opened with, which the browser holds every script to.
 *
 * @throws when the site has no such list.
 */
export async function checkBuild(
  page: Pick<Document, 'querySelector'> = document,
  request: typeof fetch = fetch,
): Promise<BuildFacts> {
  const response = await request('/release.json', { cache: 'no-cache' })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const list = await response.text()
  const { commit, files } = JSON.parse(list) as {
    commit: unknown
    files: Record<string, string>
  }
  if (typeof files !== 'object') throw new TypeError('The list names no files.')
  return {
    commit: typeof commit === 'string' ? commit : null,
    sha256: await hashText(list),
    isSame: isPageOf(files, page),
  }
}
