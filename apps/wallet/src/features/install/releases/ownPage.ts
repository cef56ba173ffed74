type Page = Pick<Document, 'querySelector'>

/** Hashes that a page was opened with: the browser holds every script to them. */
export function ownHashes(
  page: Page = document,
): Readonly<Record<string, string>> {
  const map = page.querySelector('script[type="importmap"]')?.textContent
  const { integrity = {} } = JSON.parse(map ?? '{}') as {
    integrity?: Record<string, string>
  }
  return integrity
}

/** Whether a page runs the scripts of a list of files, and no others. */
export function isPageOf(
  files: Readonly<Record<string, string>>,
  page?: Page,
): boolean {
  const scripts = Object.entries(ownHashes(page))
  return (
    scripts.length > 0 &&
    scripts.every(([path, hash]) => hash === `sha256-${files[path]}`)
  )
}
