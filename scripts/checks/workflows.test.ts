import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

/** The jobs of a workflow, by name, as their lines of YAML. */
function readJobs(file: string): Record<string, string> {
  const text = readFileSync(join(root, '.github/workflows', file), 'utf8')
  const jobs = text.split(/^jobs:\n/mu)[1] ?? ''
  const parts = jobs.split(/^ {2}(?=\w)/mu).filter((part) => part !== '')
  return Object.fromEntries(
    parts.map((part) => [part.slice(0, part.indexOf(':')), part]),
  )
}

test('default: the release waits for every check of the same commit', () => {
  const { checks, release } = readJobs('release.yml')
  expect(checks).toContain('uses: ./.github/workflows/checks.yml')
  expect(release).toMatch(/^ {4}needs: checks$/mu)
  // A condition could run the job although the checks failed.
  expect(release).not.toMatch(/^ {4}if:/mu)
})

test('behavior: packages are tested on each system with Node 22 and 24', () => {
  const { test, packages } = readJobs('checks.yml')
  expect(test).toContain('run: npm test')
  expect(packages).toContain(
    'os: [ubuntu-latest, macos-latest, windows-latest]',
  )
  expect(packages).toContain('node: [22, 24]')
})
