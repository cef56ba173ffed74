import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  file: string
  src?: string
  isEntry?: boolean
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  css?: readonly string[]
}

/** Bytes after gzip. */
export interface RouteSize {
  route: string
  javascript: number
  css: number
  /** Files the first view of the route asks for, without the page itself. */
  requests: number
}

export interface Sizes {
  routes: readonly RouteSize[]
  /** Every chunk of the app together. */
  allJavascript: number
  allCss: number
}

/** Limits of the app, in bytes after gzip. */
export const budget = {
  route: 180_000,
  allJavascript: 600_000,
  allCss: 15_000,
} as const

/**
 * Measures a build: for each page, what a first visit has to load before it
 * can show anything, with the chunks that its code imports.
 *
 * @param dist Folder of the build, with `.vite/manifest.json` in it.
 */
export async function measure(dist: string): Promise<Sizes> {
  const text = await readFile(join(dist, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, Chunk>
  const sizes = new Map<string, number>()
  const sizeOf = async (file: string) => {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const size = gzipSync(await readFile(join(dist, file)), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const sum = async (files: Iterable<string>) => {
    let total = 0
    for (const file of files) total += await sizeOf(file)
    return total
  }

  /** Files that a chunk needs before it can run. */
  function needs(key: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(chunk.file)) return found
    found.add(chunk.file)
    for (const css of chunk.css ?? []) found.add(css)
    for (const key of chunk.imports ?? []) needs(key, found)
    return found
  }

  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error(`${dist} has no entry.`)
  const pages = Object.keys(manifest).filter((key) =>
    /features\/.*Page\.tsx$/.test(key),
  )
  const routes: RouteSize[] = []
  for (const page of pages) {
    const files = needs(page, needs(entry))
    const scripts = [...files].filter((file) => file.endsWith('.js'))
    const styles = [...files].filter((file) => file.endsWith('.css'))
    routes.push({
      route: page.replace(/^.*\/(\w+)Page\.tsx$/, '$1'),
      javascript: await sum(scripts),
      css: await sum(styles),
      requests: files.size,
    })
  }
  const all = new Set<string>()
  for (const { file, css = [] } of Object.values(manifest))
    for (const each of [file, ...css]) all.add(each)
  const files = [...all]
  return {
    routes: routes.sort((a, b) => b.javascript - a.javascript),
    allJavascript: await sum(files.filter((file) => file.endsWith('.js'))),
    allCss: await sum(files.filter((file) => file.endsWith('.css'))),
  }
}

/** What is over its limit, one sentence each; empty when all is well. */
export function overBudget(sizes: Sizes): string[] {
  const found = sizes.routes
    .filter(({ javascript }) => javascript > budget.route)
    .map(
      ({ route, javascript }) =>
        `${route} loads ${javascript} bytes of JavaScript first, ${budget.route} are allowed.`,
    )
  for (const part of ['allJavascript', 'allCss'] as const)
    if (sizes[part] > budget[part])
      found.push(
        `${part} is ${sizes[part]} bytes, ${budget[part]} are allowed.`,
      )
  return found
}
