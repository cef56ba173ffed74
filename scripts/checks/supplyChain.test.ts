import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readLockfile } from '../release/readLockfile.ts'
import { root } from '../stack/settings.ts'
import { readInstalled } from './licences.ts'
import {
  findLockfileFaults,
  findManifestFaults,
  findSettingFaults,
  isPlainSpecifier,
  type Manifest,
} from './supplyChain.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const tracked = execFileSync('git', ['ls-files'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 32_000_000,
}).split('\n')
const settings = parse(read('pnpm-workspace.yaml'))

test('default: every package of the lockfile is from the registry, with its checksum', () => {
  const lockfile = readLockfile()
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(500)
  expect(findLockfileFaults(lockfile)).toEqual([])
})

test('default: manifests name versions, not folders, archives or repositories', () => {
  const manifests = tracked
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .map((file): Manifest => JSON.parse(read(file)))
  expect(manifests.length).toBeGreaterThan(15)
  expect(findManifestFaults(manifests)).toEqual([])
})

test('default: install scripts run for esbuild alone', () => {
  expect(findSettingFaults(settings, readInstalled() as Manifest[])).toEqual([])
})

test('default: one lockfile, and no file that names another registry', () => {
  const locks =
    /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/
  expect(tracked.filter((file) => locks.test(file))).toEqual(['pnpm-lock.yaml'])
  const settingsOfNpm = tracked.filter((file) =>
    /(?:^|\/)\.(?:npmrc|yarnrc(?:\.yml)?|pnpmfile\.[cm]?js)$/.test(file),
  )
  expect(settingsOfNpm).toEqual([])
})

const sum = `sha512-${'A'.repeat(86)}==`
const lockOf = (resolution: object, specifier = '^1.0.0') => ({
  importers: {
    'apps/a': { dependencies: { b: { specifier, version: '1.0.0' } } },
  },
  packages: { 'b@1.0.0': { resolution: { ...resolution } } },
  snapshots: {},
})

test.each([
  [{}, 'b@1.0.0: no SHA-512 checksum'],
  [{ integrity: 'sha1-xxxx' }, 'b@1.0.0: no SHA-512 checksum'],
  [
    { integrity: sum, tarball: 'https://evil.example/b.tgz' },
    'b@1.0.0: a tarball',
  ],
  [{ integrity: sum, commit: 'abc' }, 'b@1.0.0: a commit'],
  [{ integrity: sum, directory: '../b' }, 'b@1.0.0: a directory'],
])('error: reports the resolution %j', (resolution, fault) => {
  expect(findLockfileFaults(lockOf(resolution))).toEqual([fault])
})

test('error: reports a specifier of the lockfile', () => {
  expect(findLockfileFaults(lockOf({ integrity: sum }, 'github:a/b'))).toEqual([
    'apps/a: b@github:a/b',
  ])
})

test('behavior: takes ranges of the registry, the catalog and the workspace', () => {
  for (const specifier of [
    ...['*', '1.0.0', '^1.0.0', '>=2.54.0 <3', '^18 || ^19', '1.4.1-2'],
    ...['catalog:', 'catalog:published', 'workspace:*', 'workspace:^'],
    ...['npm:msw@2.0.0', 'npm:@typescript/typescript6@^6.0.2'],
  ])
    expect([specifier, isPlainSpecifier(specifier)]).toEqual([specifier, true])
})

test.each([
  ...['git+ssh://git@example.org/a.git', 'github:a/b', 'a/b', 'file:../a'],
  ...['https://example.org/a.tgz', 'link:../a', 'latest', 'npm:a'],
  ...['git://example.org/a#1.0.0', 'gist:11', 'portal:../a'],
])('error: reports %s', (specifier) => {
  const manifest = { name: 'a', private: true, dependencies: { b: specifier } }
  expect(findManifestFaults([manifest])).toEqual([`a: b@${specifier}`])
})

test('error: reports a script that runs where a package is installed', () => {
  const scripts = { postinstall: 'node run.js', test: 'vitest' }
  expect(findManifestFaults([{ name: 'a', scripts }])).toEqual([
    'a: the script postinstall',
  ])
  expect(findSettingFaults(settings, [{ name: 'new', scripts }])).toEqual([
    'new: undecided script',
  ])
})

test.each([
  [{ allowBuilds: { esbuild: true, evil: true } }, 'evil: runs a script'],
  [{ blockExoticSubdeps: false }, 'blockExoticSubdeps'],
  [{ minimumReleaseAge: 0 }, 'minimumReleaseAge'],
  [{ dangerouslyAllowAllBuilds: true }, 'dangerouslyAllowAllBuilds'],
  [{ registry: 'https://evil.example' }, 'registry'],
])('error: reports the setting %j', (change, fault) => {
  expect(findSettingFaults({ ...settings, ...change }, [])).toEqual([fault])
})
