/**
 * The same page on another origin: browsers treat the two names of this
 * machine as two sites. `undefined` anywhere else.
 */
export function siblingUrl(url: URL): URL | undefined {
  const hosts = new Map([
    ['127.0.0.1', 'localhost'],
    ['localhost', '127.0.0.1'],
  ])
  const hostname = hosts.get(url.hostname)
  if (hostname === undefined) return undefined
  const sibling = new URL(url)
  sibling.hostname = hostname
  sibling.searchParams.set('actUp', 'forge')
  return sibling
}
