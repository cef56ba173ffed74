const directive = /^['"]use client['"]/u

/**
 * Names the built modules that differ from their source in where they run: a
 * bundler's server half looks for the directive before anything else.
 *
 * @param read The text of a file of the package.
 */
export function lostDirectives(
  files: readonly string[],
  read: (file: string) => string,
): string[] {
  const has = new Set(files)
  return files
    .filter((file) => /^src\/.*(?<!\.d)\.tsx?$/u.test(file))
    .map((source) => ({
      source,
      built: source.replace(/^src/u, 'dist').replace(/\.tsx?$/u, '.js'),
    }))
    .filter(({ built }) => has.has(built))
    .filter(
      ({ source, built }) =>
        directive.test(read(source)) !== directive.test(read(built)),
    )
    .map(({ built }) => `${built} differs from its source in 'use client'`)
}
