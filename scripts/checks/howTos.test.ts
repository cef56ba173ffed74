import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const pages = globSync('docs/contributing/*.md', { cwd: root }).sort()
const heading = '\n## Files touched\n\n'

/** Files that a text names in code spans, by their path from the root. */
const filesIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+\.(?:css|json|mdx?|mjs|snap|sql|tsx?))`/gu)].map(
    ([, file = '']) => file,
  )

/** The lines of the blocks of commands. */
const commandsIn = (text: string) =>
  [...text.matchAll(/^ *```sh\n(.*?)^ *```$/gmsu)].flatMap(([, block = '']) =>
    block.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : [])),
  )

/** The names of the scripts of each package, by the name of the package. */
const scripts = new Map<string, readonly string[]>(
  globSync(['package.json', '{apps,packages}/*/package.json'], { cwd: root })
    .map((file) => JSON.parse(read(file)))
    .map(({ name, scripts: named = {} }) => [name, Object.keys(named)]),
)

/** The fault of a command; undefined when it can be run. */
function faultOf(command: string): string | undefined {
  const words = command.split(' ')
  const missing = words
    .filter((word) => /^(?:apps|packages|scripts|e2e)\//u.test(word))
    .find((file) => !existsSync(join(root, file)))
  if (missing !== undefined) return `${missing} does not exist`
  if (words[0] === 'node') return
  const filter = words.indexOf('--filter')
  const owner = filter > 0 ? (words[filter + 1] ?? '') : 'strongroom'
  const script = words.find(
    (word, index) =>
      index > 0 &&
      word !== 'run' &&
      (filter < 0 || index < filter || index > filter + 1),
  )
  return scripts.get(owner)?.includes(`${script}`)
    ? undefined
    : `${owner} has no script ${script}`
}

test('default: the seven tasks have a page, and CONTRIBUTING.md links each', () => {
  expect(pages).toHaveLength(7)
  const contributing = read('CONTRIBUTING.md')
  for (const page of pages) expect(contributing).toContain(`(${page})`)
})

test.each(pages)('default: %s ends with the files it names', (page) => {
  const [steps = '', list = '', more] = read(page).split(heading)
  expect(more).toBeUndefined()
  const listed = list.trimEnd().split('\n')
  for (const line of listed)
    expect(line).toMatch(/^- `[^`\s]+\.\w+`(?: \(generated\))?$/u)
  expect(new Set(listed).size).toBe(listed.length)
  // A listed file that no step names leaves the reader without the reason.
  for (const file of filesIn(list)) expect(filesIn(steps)).toContain(file)
})

test.each(pages)('default: files and commands of %s exist', (page) => {
  const text = read(page)
  const files = filesIn(text)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const faults = commandsIn(text).map(faultOf)
  expect(faults.length).toBeGreaterThan(1)
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})

test('behavior: a call of the gateway takes six files by hand at most', () => {
  const [, list = ''] = read('docs/contributing/add-a-gateway-call.md').split(
    heading,
  )
  const byHand = list.split('\n').filter((line) => /`$/u.test(line))
  expect(byHand.length).toBeGreaterThan(3)
  expect(byHand.length).toBeLessThanOrEqual(6)
})

test('error: reports a command whose script or path is gone', () => {
  expect(faultOf('pnpm nosuch')).toBe('strongroom has no script nosuch')
  expect(faultOf('pnpm --filter @strongroom/ui-kit nosuch')).toBe(
    '@strongroom/ui-kit has no script nosuch',
  )
  expect(faultOf('pnpm unit packages/nosuch')).toBe(
    'packages/nosuch does not exist',
  )
})
