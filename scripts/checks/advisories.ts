import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSbom, type Sbom } from '../release/createSbom.ts'
import { readLockfile } from '../release/readLockfile.ts'
import { listShipped } from '../release/writeSbom.ts'
import { root } from '../stack/settings.ts'

// Fails when a shipped dependency has an advisory of high severity. The registry is asked
// when it answers; otherwise the committed snapshot is read. `--write` replaces the
// snapshot by what the registry answers.

/** A known weakness of some versions of a package, as the registry gives it. */
export interface Advisory {
  readonly url: string
  readonly title: string
  /** `low`, `moderate`, `high` or `critical`. */
  readonly severity: string
  /** Such as `>=2.1.0 <5.2.4 || >=6.0.0 <6.2.3`. */
  readonly vulnerable_versions: string
}

/** Advisories by the name of the package. */
type Advisories = Readonly<Record<string, readonly Advisory[]>>

/** Advisories that were read at some time. */
export interface Snapshot {
  readonly source: string
  /** Day on which the source was read. */
  readonly date: string
  /** Packages that were looked up. */
  readonly covers: readonly string[]
  readonly advisories: Advisories
}

/** Versions by the name of the package. */
export type Versions = Readonly<Record<string, readonly string[]>>

const file = join(root, 'scripts/checks/generated/advisories.json')
/** Milliseconds that the registry has. */
const patience = 20_000

/** The dependencies of an SBOM that come from the registry. */
export function versionsOf({ components }: Sbom): Versions {
  const versions: Record<string, string[]> = {}
  for (const { group, name, version, hashes } of components)
    if (hashes !== undefined) {
      const full = group === undefined ? name : `${group}/${name}`
      versions[full] = [...(versions[full] ?? []), version]
    }
  return versions
}

const numbersOf = (version: string) =>
  version
    .replace(/[-+].*$/u, '')
    .split('.')
    .map(Number)

function compare(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)]
  for (let at = 0; at < 3; at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether a version is in a range; one that is not understood has every version. */
export function isVulnerable(version: string, range: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/([<>=])\s+/gu, '$1')
      .split(/[\s,]+/u)
      .every((bound) => {
        const [, operator = '', limit = ''] =
          /^(>=|<=|>|<|=)?(\d+(?:\.\d+){0,2}\S*)$/u.exec(bound) ?? []
        if (limit === '') return true
        const order = compare(version, limit)
        if (operator === '>=') return order >= 0
        if (operator === '<=') return order <= 0
        if (operator === '>') return order > 0
        if (operator === '<') return order < 0
        return order === 0
      }),
  )
}

/** The advisories about some of the versions, as lines, worst severities first. */
export function findAdvisories(
  versions: Versions,
  advisories: Advisories,
): { readonly severe: string[]; readonly others: string[] } {
  const severe: string[] = []
  const others: string[] = []
  for (const [name, list] of Object.entries(advisories))
    for (const { severity, title, url, vulnerable_versions: range } of list)
      for (const version of versions[name] ?? [])
        if (isVulnerable(version, range)) {
          const isMild = ['info', 'low', 'moderate'].includes(severity)
          const line = `${name}@${version}: ${severity}: ${title} (${url})`
          if (isMild) others.push(line)
          else severe.push(line)
        }
  return { severe, others }
}

/**
 * Asks a registry for the advisories of packages.
 *
 * @returns The reason where the registry gives none.
 */
export async function askRegistry(
  registry: string,
  versions: Versions,
  fetch = globalThis.fetch,
): Promise<Snapshot | string> {
  const url = new URL('-/npm/v1/security/advisories/bulk', registry)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) return `it answers ${response.status}`
    const advisories: unknown = await response.json()
    if (!isAdvisories(advisories)) return 'its answer has another form'
    return {
      source: 'bulk advisories of the npm registry',
      date: new Date().toISOString().slice(0, 10),
      covers: Object.keys(versions),
      advisories,
    }
  } catch (error) {
    return error instanceof Error ? error.message : 'it does not answer'
  }
}

/** A proxy's page of success must not read as "no advisories". */
const isAdvisories = (value: unknown): value is Advisories =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(
    (list) =>
      Array.isArray(list) &&
      list.every((one) =>
        ['url', 'title', 'severity', 'vulnerable_versions'].every(
          (key) => typeof one?.[key] === 'string',
        ),
      ),
  )

/** The committed snapshot. */
export const readSnapshot = (): Snapshot =>
  JSON.parse(readFileSync(file, 'utf8'))

async function check(isWriting: boolean): Promise<void> {
  const versions = versionsOf(createSbom(readLockfile(), listShipped(), []))
  const registry = execFileSync('pnpm', ['config', 'get', 'registry'], {
    shell: process.platform === 'win32',
  })
  const answer = await askRegistry(registry.toString().trim(), versions)
  const isCurrent = typeof answer !== 'string'
  const snapshot = isCurrent ? answer : readSnapshot()
  const names = Object.keys(versions)
  const covered = names.filter((name) => snapshot.covers.includes(name))
  if (!isCurrent) console.log(`The registry gives no advisories: ${answer}.`)
  console.log(
    `${covered.length} of ${names.length} shipped dependencies compared with: ${snapshot.source}, read on ${snapshot.date}.`,
  )
  const { severe, others } = findAdvisories(versions, snapshot.advisories)
  for (const line of [...severe, ...others]) console.error(line)
  if (severe.length > 0) process.exitCode = 1
  if (!isWriting) return
  if (isCurrent)
    writeFileSync(file, `${JSON.stringify(snapshot, undefined, 2)}\n`)
  else process.exitCode = 1
}

if (import.meta.main) await check(process.argv.includes('--write'))
