import { posix } from 'node:path'

/**
 * The part of a published package.json that decides the content of a tarball.
 */
export interface PackedManifest {
  readonly version?: string
  readonly license?: string
  readonly keywords?: readonly string[]
  readonly homepage?: string
  readonly bugs?: string
  readonly files?: readonly string[]
  readonly sideEffects?: boolean | readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, unknown>>
  readonly bin?: string | Readonly<Record<string, string>>
}

const always = ['LICENSE', 'README.md', 'package.json']
const changelog = 'CHANGELOG.md'
const known = [...always, changelog]
/** The last two hold data of programs. */
const rooms = /^(?:dist|src|docs|config|drizzle)\//u
const foreign = [
  /\.(?:test|test-d|bench|stories|contract)\./u,
  /\.(?:snap|mdx|tsbuildinfo|log|tgz)$/u,
  /(?:^|\/)(?:test|tests|__\w+__|\.\w+)\//u,
]

/**
 * Lists faults of a published package: files that only its developers need,
 * entries and links that lead nowhere, unmarked side effects, and fields that
 * registries show but the manifest leaves out.
 *
 * @param read The text of a file of the tarball.
 */
export function checkPacked(
  manifest: PackedManifest,
  files: readonly string[],
  read: (file: string) => string,
): string[] {
  const has = new Set(files)
  // A program may carry sheets of its templates, which it only copies.
  const sheets = isProgram(manifest)
    ? []
    : files.filter((file) => /^dist\/.*\.css$/u.test(file))
  return [
    ...always.filter((file) => !has.has(file)).map((file) => `no ${file}`),
    ...files
      .filter(
        (file) =>
          !known.includes(file) &&
          !rooms.test(file) &&
          // Such as the schema of a format.
          manifest.exports?.[`./${file}`] !== `./${file}`,
      )
      .map((file) => `${file} is neither built, a source nor a document`),
    ...files
      .filter((file) => foreign.some((pattern) => pattern.test(file)))
      .map((file) => `${file} is for the package's developers`),
    ...targetsOf([manifest.exports, manifest.bin])
      .filter((file) => !has.has(file.replace('./', '')))
      .map((file) => `the entry ${file} is missing`),
    ...deadLinks(files, read),
    ...privateImports(manifest, files, read),
    ...(manifest.license === 'MIT' ? [] : ['the license is not MIT']),
    ...(['keywords', 'homepage', 'bugs'] as const)
      .filter((field) => !manifest[field]?.length)
      .map((field) => `the manifest has no ${field}`),
    // A program is installed alone, with the versions that it was tested with.
    ...Object.entries(isProgram(manifest) ? {} : (manifest.dependencies ?? {}))
      // viem pins these, too: exactly the same ones are installed only once.
      .filter(([name, range]) => /^\d/u.test(range) && !/^@noble\//u.test(name))
      .map(([name, range]) => `${name} is pinned to ${range}`),
    ...(hasChangelog(manifest, has) ? [] : [`no ${changelog}`]),
    ...(isMarked(manifest.sideEffects, sheets)
      ? []
      : ['`sideEffects` is not false, or forgets the sheets']),
  ]
}

/** A package that is run and never imported. */
const isProgram = ({ exports = {} }: PackedManifest) =>
  exports['.'] === undefined

function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(targetsOf)
}

/** Relative links of documents to files that are not in the tarball. */
function deadLinks(
  files: readonly string[],
  read: (file: string) => string,
): string[] {
  return files
    .filter((file) => /^(?:README|docs\/.+)\.md$/u.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!\w+:|#)([^)#]+)/gu)]
        .map(([, link = '']) => posix.join(posix.dirname(file), link))
        .filter((target) => !files.includes(target))
        .map((target) => `${file} links to ${target}, which is not packed`),
    )
}

/** The build inlines the one; types and guards are generated from the others. */
const everyPrivateName = [
  '@strongroom/internal',
  '@strongroom/gateway-schemas',
  'zod',
]

/** Names that neither the build nor its types may mention. */
function privateImports(
  manifest: PackedManifest,
  files: readonly string[],
  read: (file: string) => string,
): string[] {
  const { dependencies, peerDependencies } = manifest
  const names = Object.keys({ ...dependencies, ...peerDependencies })
  // A program has its schemas at run time, and no types.
  const privateNames = everyPrivateName.filter(
    (name) => name !== 'zod' || !isProgram(manifest),
  )
  return [
    ...names
      .filter((name) => privateNames.includes(name))
      .map((name) => `the manifest depends on ${name}, which stays private`),
    ...files
      .filter((file) => /^dist\/.*\.[cm]?[jt]s$/u.test(file))
      .flatMap((file) =>
        privateNames
          .filter((name) =>
            new RegExp(`(?<!\\w)${name}\\b`, 'u').test(read(file)),
          )
          .map((name) => `${file} names ${name}, which stays private`),
      ),
  ]
}

/** `changeset version` writes the first changelog together with a version. */
function hasChangelog(
  { version = '0.0.0', files }: PackedManifest,
  has: ReadonlySet<string>,
): boolean {
  if (files?.includes(changelog) !== true) return false
  return version === '0.0.0' || has.has(changelog)
}

/** Modules must have no side effects; only sheets may be marked. */
function isMarked(
  sideEffects: PackedManifest['sideEffects'],
  sheets: readonly string[],
): boolean {
  if (sheets.length === 0) return sideEffects === false
  return Array.isArray(sideEffects) && `${sideEffects}` === '**/*.css'
}
