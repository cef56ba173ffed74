import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'

// Compares the licence of every installed package with the ones allowed here.
// Reads node_modules alone, so that it works without a network.

/** SPDX names that every package may have. */
export const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'MPL-2.0', 'Python-2.0', 'Unlicense'],
  'Zlib',
])

/** Packages, or `scope/*`, with another licence: what it is, and why it may be. */
export const exceptions: Readonly<Record<string, readonly [string, string]>> = {
  '@fontsource-variable/*': ['OFL-1.1', 'fonts, whose licence is beside them'],
  '@gnosis.pm/safe-contracts': ['GPL-3.0', 'contracts on chains of tests'],
  '@reown/*': ['SEE LICENSE IN LICENSE.md', 'needed by WalletConnect'],
  '@safe-global/safe-contracts': ['LGPL-3.0', 'contracts on chains of tests'],
  '@safe-global/safe-smart-account': [
    'LGPL-3.0',
    'contracts on chains of tests',
  ],
  '@walletconnect/*': [
    'SEE LICENSE IN LICENSE.md',
    'an optional peer of connectors',
  ],
  'caniuse-lite': ['CC-BY-4.0', 'data of build tools'],
  'ua-parser-js': [
    'AGPL-3.0-or-later',
    'part of wallet kits that bench/sizes.bench.ts measures; never shipped',
  ],
}

/** The fields of a package.json that name it and its licence. */
export interface LicensedPackage {
  readonly name: string
  readonly version?: string
  readonly license?: unknown
  readonly licenses?: unknown
}

/** The licence of a package, also in the forms of old manifests. */
export function readLicence({ license, licenses }: LicensedPackage): string {
  const stated = license ?? licenses
  const [first] = Array.isArray(stated) ? stated : [stated]
  const text = typeof first === 'object' ? first?.type : first
  return typeof text === 'string' ? text : 'none'
}

/** One of the alternatives must be allowed, each with all its parts. */
function isAllowed(licence: string): boolean {
  return licence
    .replace(/^\((.*)\)$/u, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.has(name)))
}

function exceptionOf(name: string): string | undefined {
  const scope = name.replace(/\/.*$/u, '/*')
  return [name, scope].find((key) => Object.hasOwn(exceptions, key))
}

/**
 * Lists packages whose licence is neither allowed nor excepted, and exceptions
 * that no installed package needs.
 */
export function findLicenceFaults(
  packages: readonly LicensedPackage[],
): string[] {
  const used = new Set<string>()
  const faults = packages.flatMap((manifest) => {
    const { name, version } = manifest
    const licence = readLicence(manifest)
    if (isAllowed(licence)) return []
    const key = exceptionOf(name)
    if (key !== undefined && exceptions[key]?.[0] === licence) {
      used.add(key)
      return []
    }
    return [`${name}@${version}: ${licence}`]
  })
  const unused = Object.keys(exceptions).filter((key) => !used.has(key))
  return [...faults, ...unused.map((key) => `${key}: unused exception`)]
}

/** The manifests of all packages that pnpm installed. */
export function readInstalled(): LicensedPackage[] {
  const store = join(root, 'node_modules/.pnpm')
  return readdirSync(store).flatMap((entry) => {
    // `@scope+name@1.0.0_peers`; links to neighbours have folders of their own.
    const at = entry.indexOf('@', 1)
    if (at < 0) return []
    const name = entry.slice(0, at).replace('+', '/')
    const file = join(store, entry, 'node_modules', name, 'package.json')
    if (!existsSync(file)) return []
    return [JSON.parse(readFileSync(file, 'utf8')) as LicensedPackage]
  })
}

function check(): void {
  const packages = readInstalled()
  const faults = findLicenceFaults(packages)
  console.log(`${packages.length} packages, ${faults.length} faults.`)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

if (import.meta.main) check()
