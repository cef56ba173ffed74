import type { PublishedManifest } from './localRegistry.ts'

/** Faults of a changelog that `changeset version` wrote. */
export function checkChangelog(
  name: string,
  version: string,
  text: string,
): string[] {
  return [
    ...(text.startsWith(`# ${name}\n`)
      ? []
      : [`${name}: the changelog does not begin with its name`]),
    ...(text.includes(`\n## ${version}\n`)
      ? []
      : [`${name}: the changelog has no section of ${version}`]),
    ...(/\n- \S/u.test(text) ? [] : [`${name}: the changelog lists no change`]),
    // A reader of the changelog has the package, not the repository.
    ...(/Updated dependencies|\b[0-9a-f]{7,40}\b: /u.test(text)
      ? [`${name}: the changelog has lines that only name a commit`]
      : []),
  ]
}

const local = /^(?:workspace|catalog|file|link):/u

/** Faults of manifests as the registry has them. */
export function checkRelease(
  manifests: readonly PublishedManifest[],
  count: number,
): string[] {
  const versions = new Map(
    manifests.map(({ name, version }) => [name, version]),
  )
  return [
    ...(versions.size === count && manifests.length === count
      ? []
      : [`${versions.size} of ${count} packages were published`]),
    ...manifests.flatMap((manifest) =>
      faultsOf(manifest, versions).map((fault) => `${manifest.name}: ${fault}`),
    ),
  ]
}

function faultsOf(
  manifest: PublishedManifest,
  versions: ReadonlyMap<string, string>,
): string[] {
  const fields = manifest as Readonly<Record<string, unknown>>
  const record = (name: string) =>
    (fields[name] ?? {}) as Readonly<Record<string, string>>
  const { provenance, access } = record('publishConfig') as {
    provenance?: unknown
    access?: unknown
  }
  const needs = Object.entries({
    ...record('dependencies'),
    ...record('peerDependencies'),
    ...record('optionalDependencies'),
  })
  return [
    ...(/^\d+\.\d+\.\d+$/u.test(manifest.version) &&
    manifest.version !== '0.0.0'
      ? []
      : [`has the version ${manifest.version}`]),
    ...(fields['license'] === 'MIT' ? [] : ['the license is not MIT']),
    ...(provenance === true ? [] : ['publishConfig asks for no provenance']),
    ...(access === 'public' ? [] : ['publishConfig is not public']),
    ...(fields['engines'] ? [] : ['names no engines']),
    ...(fields['exports'] ? [] : ['has no closed list of entries']),
    ...needs
      .filter(([, range]) => local.test(range))
      .map(([name, range]) => `needs ${name} as ${range}`),
    ...needs
      .filter(([name]) => name.startsWith('@strongroom/'))
      .filter(
        ([name, range]) => range.replace(/^\^/u, '') !== versions.get(name),
      )
      .map(
        ([name, range]) =>
          `needs ${name} ${range}, which is not in this release`,
      ),
  ]
}
