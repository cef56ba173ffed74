/** Facts that a copy of the wallet states about itself. */
export interface BuildFacts {
  /** Null where the release workflow did not build it. */
  commit: string | null
  /** SHA-256 of the list of files, in hex. */
  sha256: string
  /** Whether the scripts that this page may run are those of the list. */
  isSame: boolean
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

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
  const bytes = await response.arrayBuffer()
  const { commit, files } = JSON.parse(new TextDecoder().decode(bytes)) as {
    commit: unknown
    files: Record<string, string>
  }
  if (typeof files !== 'object') throw new TypeError('The list names no files.')
  const map = page.querySelector('script[type="importmap"]')?.textContent
  const { integrity = {} } = JSON.parse(map ?? '{}') as {
    integrity?: Record<string, string>
  }
  const scripts = Object.entries(integrity)
  return {
    commit: typeof commit === 'string' ? commit : null,
    sha256: hex(await crypto.subtle.digest('SHA-256', bytes)),
    isSame:
      scripts.length > 0 &&
      scripts.every(([path, hash]) => hash === `sha256-${files[path]}`),
  }
}
