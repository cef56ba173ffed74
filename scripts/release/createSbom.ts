import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { LicensedPackage } from '../checks/licences.ts'
import { allowed, readLicence } from '../checks/licences.ts'
import type { Lockfile } from './readLockfile.ts'

/** A part of the workspace that is shipped: a published package, or an app. */
export interface Shipped {
  /** Folder, as the lockfile names it. */
  readonly folder: string
  readonly name: string
  readonly version: string
}

/** One package of the list, in the words of CycloneDX. */
interface Component {
  readonly type: 'library' | 'application'
  readonly 'bom-ref': string
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly purl?: string
  readonly hashes?: readonly {
    readonly alg: string
    readonly content: string
  }[]
  readonly licenses?: readonly object[]
}

/** A list of packages (SBOM): CycloneDX 1.6. */
export interface Sbom {
  readonly $schema: string
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: '1.6'
  readonly serialNumber: string
  readonly version: 1
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly {
    readonly ref: string
    readonly dependsOn: readonly string[]
  }[]
}

const purlOf = (name: string, version: string) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/** `@scope/name@1.0.0(peer@2.0.0)` without its peers, as name and version. */
function split(key: string): { name: string; version: string } {
  const plain = key.replace(/\(.*$/u, '')
  const at = plain.lastIndexOf('@')
  return { name: plain.slice(0, at), version: plain.slice(at + 1) }
}

/**
 * Lists what the shipped parts of the workspace are made of, from the lockfile alone:
 * every dependency at any depth with its checksum, and its licence where it is
 * installed. Tools for development are left out. Equal lockfiles give equal lists.
 */
export function createSbom(
  { importers, packages, snapshots }: Lockfile,
  shipped: readonly Shipped[],
  installed: readonly LicensedPackage[],
): Sbom {
  const licences = new Map(
    installed.map((one) => [`${one.name}@${one.version}`, readLicence(one)]),
  )
  const folders = new Map(shipped.map((one) => [one.folder, one]))
  const edges = new Map<string, Set<string>>()
  const seen = new Set<string>()

  /** The key of a dependency; undefined for a part of the workspace. */
  const keyOf = (name: string, version: string) => {
    if (version.startsWith('link:')) return undefined
    // An alias has the name of the real package in its version.
    const isAlias = version.replace(/\(.*$/u, '').includes('@')
    return isAlias ? version : `${name}@${version}`
  }
  const refOf = (key: string) => {
    const { name, version } = split(key)
    return purlOf(name, version)
  }
  const connect = (from: string, to: string) => {
    const known = edges.get(from) ?? new Set()
    edges.set(from, known.add(to))
  }

  const open: string[] = []
  for (const { folder, name, version } of shipped) {
    const ref = purlOf(name, version)
    connect('strongroom', ref)
    const { dependencies, optionalDependencies } = importers[folder] ?? {}
    for (const [wanted, one] of Object.entries({
      ...dependencies,
      ...optionalDependencies,
    })) {
      const key = keyOf(wanted, one.version)
      if (key !== undefined) {
        open.push(key)
        connect(ref, refOf(key))
        continue
      }
      const target = folders.get(posix.join(folder, one.version.slice(5)))
      if (target) connect(ref, purlOf(target.name, target.version))
    }
  }
  for (;;) {
    const key = open.pop()
    if (key === undefined) break
    if (seen.has(key)) continue
    seen.add(key)
    if (!(key in snapshots)) throw new Error(`The lockfile has no ${key}.`)
    const { dependencies, optionalDependencies } = snapshots[key] ?? {}
    for (const [name, version] of Object.entries({
      ...dependencies,
      ...optionalDependencies,
    })) {
      const next = keyOf(name, version)
      if (next === undefined) continue
      open.push(next)
      connect(refOf(key), refOf(next))
    }
  }

  const byRef = new Map<string, Component>()
  for (const { name, version } of shipped) {
    const component = toComponent(name, version, { licence: 'MIT' })
    byRef.set(component['bom-ref'], component)
  }
  for (const key of seen) {
    const { name, version } = split(key)
    const id = `${name}@${version}`
    const integrity = packages[id]?.resolution['integrity']
    if (typeof integrity !== 'string')
      throw new Error(`The lockfile has no checksum of ${id}.`)
    const component = toComponent(name, version, {
      integrity,
      licence: licences.get(id),
    })
    byRef.set(component['bom-ref'], component)
  }
  const sorted = [...byRef].sort(([a], [b]) => (a < b ? -1 : 1))
  const content = {
    components: sorted.map(([, component]) => component),
    dependencies: ['strongroom', ...sorted.map(([ref]) => ref)].map((ref) => ({
      ref,
      dependsOn: [...(edges.get(ref) ?? [])].sort(),
    })),
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    ...({ bomFormat: 'CycloneDX', specVersion: '1.6' } as const),
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
    version: 1,
    metadata: {
      component: {
        ...({ type: 'application', 'bom-ref': 'strongroom' } as const),
        ...{ name: 'strongroom', version: '0.0.0' },
      },
    },
    ...content,
  }
}

function toComponent(
  fullName: string,
  version: string,
  { integrity, licence }: { integrity?: string; licence?: string | undefined },
): Component {
  const purl = purlOf(fullName, version)
  const [, group, name = fullName] = /^(@[^/]+)\/(.+)$/u.exec(fullName) ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group !== undefined && { group }),
    ...{ name, version, purl },
    ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
    ...(licence !== undefined && { licenses: [licenceOf(licence)] }),
  }
}

/** `sha512-<base64>` as CycloneDX writes it. */
function hashOf(integrity: string) {
  const [name = '', base64 = ''] = integrity.split('-')
  return {
    alg: name.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  }
}

function licenceOf(licence: string): object {
  if (allowed.has(licence)) return { license: { id: licence } }
  if (/ (?:AND|OR|WITH) /u.test(licence)) return { expression: licence }
  return { license: { name: licence } }
}

/** A UUID (version 8) from a text: the same text gives the same one. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
