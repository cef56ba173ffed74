import type { Lockfile } from '../release/readLockfile.ts'
import type { LicensedPackage } from './licences.ts'

/** Settings of pnpm that decide which code reaches a machine. */
export interface PnpmSettings {
  readonly allowBuilds?: Readonly<Record<string, boolean>>
  readonly blockExoticSubdeps?: boolean
  readonly dangerouslyAllowAllBuilds?: boolean
  readonly minimumReleaseAge?: number
  readonly registry?: string
}

/** A part of the workspace, or an installed package. */
export interface Manifest extends LicensedPackage {
  readonly private?: boolean
  readonly scripts?: Readonly<Record<string, string>>
  readonly [section: string]: unknown
}

/** A range of versions, of the registry, the catalog or the workspace. */
const plainSpecifier =
  /^(?:catalog:\w*|workspace:[\^~*]|(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?(?:\*|[\^~<>=]*\d[\w.+-]*)(?: ?(?:\|\| ?)?[\^~<>=]*\d[\w.+-]*)*)$/u

/** Whether a dependency comes from the registry or the workspace, by its range. */
export const isPlainSpecifier = (specifier: string) =>
  plainSpecifier.test(specifier)

const installScripts = ['preinstall', 'install', 'postinstall']
/** Scripts that npm runs for a package that is installed from its folder as well. */
const publishedScripts = [...installScripts, 'prepare', 'prepublish']

const sectionsOf = (importer: Lockfile['importers'][string]) => [
  importer.dependencies,
  importer.devDependencies,
  importer.optionalDependencies,
]

/** Faults of the lockfile: code from elsewhere than the registry, or without a sum. */
export function findLockfileFaults({
  importers,
  packages,
}: Lockfile): string[] {
  return [
    ...Object.entries(packages).flatMap(([name, { resolution }]) => {
      const { integrity, ...others } = resolution
      const isSum =
        typeof integrity === 'string' &&
        /^sha512-[A-Za-z0-9+/]{86}==$/u.test(integrity)
      return [
        ...(isSum ? [] : [`${name}: no SHA-512 checksum`]),
        // Such as `tarball`, `commit`, `repo` or `directory`.
        ...Object.keys(others).map((key) => `${name}: a ${key}`),
      ]
    }),
    ...Object.entries(importers).flatMap(([folder, importer]) =>
      sectionsOf(importer).flatMap((section) =>
        Object.entries(section ?? {}).flatMap(([name, { specifier }]) =>
          isPlainSpecifier(specifier)
            ? []
            : [`${folder}: ${name}@${specifier}`],
        ),
      ),
    ),
  ]
}

/** Faults of manifests of the workspace. */
export function findManifestFaults(manifests: readonly Manifest[]): string[] {
  const sections = [
    ...['dependencies', 'devDependencies'],
    ...['optionalDependencies', 'peerDependencies'],
  ]
  return manifests.flatMap((manifest) => [
    ...sections.flatMap((section) =>
      Object.entries((manifest[section] ?? {}) as Record<string, string>)
        .filter(([, specifier]) => !isPlainSpecifier(specifier))
        .map(([name, specifier]) => `${manifest.name}: ${name}@${specifier}`),
    ),
    ...(manifest.private
      ? []
      : publishedScripts
          .filter((script) => manifest.scripts?.[script] !== undefined)
          .map((script) => `${manifest.name}: the script ${script}`)),
  ])
}

/** Faults of the settings, and installed packages with a script they do not name. */
export function findSettingFaults(
  settings: PnpmSettings,
  installed: readonly Manifest[],
): string[] {
  const { allowBuilds = {} } = settings
  const builds = installed.filter(({ scripts }) =>
    installScripts.some((script) => scripts?.[script] !== undefined),
  )
  const undecided = builds
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(allowBuilds, name))
  const run = Object.keys(allowBuilds).filter((name) => allowBuilds[name])
  return [
    ...[...new Set(undecided)].map((name) => `${name}: undecided script`),
    ...run
      .filter((name) => name !== 'esbuild')
      .map((name) => `${name}: runs a script`),
    ...(settings.blockExoticSubdeps === true ? [] : ['blockExoticSubdeps']),
    ...((settings.minimumReleaseAge ?? 0) >= 1440 ? [] : ['minimumReleaseAge']),
    ...(settings.dangerouslyAllowAllBuilds === undefined
      ? []
      : ['dangerouslyAllowAllBuilds']),
    ...(settings.registry === undefined ? [] : ['registry']),
  ]
}
