/**
 * One line for each changeset, without commit hashes: a reader of the changelog
 * has the package, not the repository.
 * @param {{ summary: string }} changeset
 */
export async function getReleaseLine({ summary }) {
  const [first = '', ...rest] = summary.trim().split('\n')
  return [`- ${first}`, ...rest.map((line) => (line ? `  ${line}` : ''))].join(
    '\n',
  )
}

/**
 * One line for all packages of this repository that a release needs.
 * @param {readonly unknown[]} _changesets
 * @param {readonly { name: string, newVersion: string }[]} dependencies
 */
export async function getDependencyReleaseLine(_changesets, dependencies) {
  if (dependencies.length === 0) return ''
  const names = dependencies.map(
    ({ name, newVersion }) => `\`${name}\` ${newVersion}`,
  )
  return `- Needs ${names.join(', ')}.`
}
