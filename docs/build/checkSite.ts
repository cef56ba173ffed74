import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { output } from './sources.ts'

/** A script within the page, which the policy forbids. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>[^<]/u
/** Requests that a browser makes by itself to another host: by elements and sheets. */
const foreignElement =
  /(?:\s(?:src|srcset|poster|data)="|<link[^>]*\shref="|\sstyle="[^"]*url\(["']?)(?:https?:)?\/\/[^"]*/u
const foreignImport = /(?:url\(["']?|@import ["'])(?:https?:)?\/\//u

/**
 * Faults of the built site, a line each.
 *
 * @param base Where a host serves the site, such as `/docs/`: absolute links start with it.
 */
export function checkSite(folder = output, base = '/'): string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(join(folder, file), 'utf8'),
    ]),
  )
  const anchors = new Map(
    [...pages].map(([page, html]) => [
      page,
      new Set([...html.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id)),
    ]),
  )
  const faults = [...pages].flatMap(([page, html]) => [
    ...(inlineScript.test(html) ? [`${page} has an inline script.`] : []),
    ...[...(foreignElement.exec(html) ?? [])].map(
      (load) => `${page} loads from another host: ${load}`,
    ),
    ...[...html.matchAll(/<a [^>]*href="([^"]+)"/gu)].flatMap(
      ([, target = '']) => faultOf(page, target, anchors, base),
    ),
  ])
  for (const file of globSync('**/*.css', { cwd: folder }))
    if (foreignImport.test(readFileSync(join(folder, file), 'utf8')))
      faults.push(`${file} loads from another host.`)
  return [...new Set(faults)]
}

/** The fault of a link within the site. */
function faultOf(
  page: string,
  target: string,
  anchors: ReadonlyMap<string, ReadonlySet<string | undefined>>,
  base: string,
): string[] {
  if (/^[a-z]+:/u.test(target)) return []
  const [address = '', anchor = ''] = target.replaceAll('&amp;', '&').split('#')
  const [path = ''] = address.split('?')
  const file = path === '' ? page : posix.join(posix.dirname(`/${page}`), path)
  if (path.startsWith('/') && !path.startsWith(base))
    return [`${page} links to ${target}, which is outside of ${base}.`]
  const absolute = path.startsWith('/') ? path.slice(base.length - 1) : file
  const name = absolute.replace(/^\//u, '').replace(/(^|\/)$/u, '$1index.html')
  const ids = anchors.get(name)
  if (ids === undefined)
    return [`${page} links to ${target}, which is missing.`]
  return anchor === '' || ids.has(decodeURIComponent(anchor))
    ? []
    : [`${page} links to ${target}, whose anchor is missing.`]
}
