/** The part of a published package.json that decides what is in a tarball. */
export interface PackedManifest {
  readonly license?: string
  readonly sideEffects?: boolean | readonly string[]
  readonly exports?: Readonly<Record<string, unknown>>
}

const always = ['LICENSE', 'README.md', 'package.json']
const rooms = /^(?:dist|src|docs)\//u
const foreign = [
  /\.(?:test|test-d|bench|stories|contract)\./u,
  /\.(?:snap|mdx|tsbuildinfo|log|tgz)$/u,
  /(?:^|\/)(?:test|tests|__\w+__|\.\w+)\//u,
]

/**
 * Says what is wrong with what a package publishes: files that only its
 * developers need, entries that lead nowhere, unmarked side effects.
 */
export function checkPacked(
  manifest: PackedManifest,
  files: readonly string[],
): string[] {
  const has = new Set(files)
  const sheets = files.filter((file) => /^dist\/.*\.css$/u.test(file))
  return [
    ...always.filter((file) => !has.has(file)).map((file) => `no ${file}`),
    ...files
      .filter((file) => !always.includes(file) && !rooms.test(file))
      .map((file) => `${file} is neither built, a source nor a document`),
    ...files
      .filter((file) => foreign.some((pattern) => pattern.test(file)))
      .map((file) => `${file} is for the package's developers`),
    ...targetsOf(manifest.exports)
      .filter((file) => !has.has(file.replace('./', '')))
      .map((file) => `the entry ${file} is missing`),
    ...(manifest.license === 'MIT' ? [] : ['the license is not MIT']),
    ...(isMarked(manifest.sideEffects, sheets)
      ? []
      : ['`sideEffects` is not false, or forgets the sheets']),
  ]
}

function targetsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(targetsOf)
}

/** Modules have none; only sheets may be kept for what they do. */
function isMarked(
  sideEffects: PackedManifest['sideEffects'],
  sheets: readonly string[],
): boolean {
  if (sheets.length === 0) return sideEffects === false
  return Array.isArray(sideEffects) && `${sideEffects}` === '**/*.css'
}
