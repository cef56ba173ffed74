/** The part of a published package.json that lists its peers. */
export interface PeerManifest {
  readonly name: string
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * The lowest version of each peer that the packages declare, all together: an
 * app that uses several of them installs each peer once.
 *
 * @throws Error when a range has no lowest version or no closed upper end, or
 * when two packages declare different ranges
 */
export function lowestPeers(
  manifests: readonly PeerManifest[],
): Record<string, string> {
  const ranges = new Map<string, string>()
  const lowest: Record<string, string> = {}
  for (const { name, peerDependencies = {} } of manifests)
    for (const [peer, range] of Object.entries(peerDependencies)) {
      const found = /^>=(\d+\.\d+\.\d+) <(\d+)$/u.exec(range)
      if (found === null)
        throw new Error(
          `${name}: the peer ${peer} is "${range}"; write ">=x.y.z <n".`,
        )
      const before = ranges.get(peer) ?? range
      if (before !== range)
        throw new Error(
          `${name}: the peer ${peer} is "${range}" here and "${before}" in another package.`,
        )
      ranges.set(peer, range)
      lowest[peer] = found[1] ?? ''
    }
  return lowest
}
