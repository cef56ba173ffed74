/** The part of Vite's build manifest that sizes are computed from. */
export type Manifest = Record<
  string,
  {
    file: string
    imports?: string[]
    dynamicImports?: string[]
  }
>

/** Whether a manifest key is the component of a route. */
export function isPage(key: string): boolean {
  return key.endsWith('Page.tsx')
}

/** Keys of what a browser loads to show a route from a cold start. */
function reachedFrom(
  manifest: Manifest,
  page: string,
  onDemand: boolean,
): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
    for (const next of onDemand ? (chunk.dynamicImports ?? []) : []) {
      if (!isPage(next) && !next.includes('dev-wallet')) visit(next)
    }
  }
  visit('index.html')
  visit(page)
  return [...seen]
}

/**
 * The JavaScript files a browser loads to show a route from a cold start: the
 * entry, the page and all they import. With `onDemand`, also files that they
 * may load later, save for other pages and the development wallet.
 */
export function chunksOf(
  manifest: Manifest,
  page: string,
  { onDemand = false } = {},
): Set<string> {
  return new Set(
    reachedFrom(manifest, page, onDemand).flatMap((key) => {
      const file = manifest[key]?.file
      return file?.endsWith('.js') ? [file] : []
    }),
  )
}
