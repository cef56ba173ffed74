import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { writeTemplates } from '../writeTemplates.ts'
import { run } from './run.ts'

const from = mkdtempSync(join(tmpdir(), 'strongroom-templates-'))
beforeAll(() => writeTemplates(from))

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'strongroom-create-'))
})

async function create(
  args: readonly string[],
  ask?: (question: string, otherwise: string) => Promise<string>,
) {
  const printed: string[] = []
  const complaints: string[] = []
  const terminal = {
    print: (text: string) => void printed.push(text),
    complain: (text: string) => void complaints.push(text),
    ask,
  }
  const code = await run(args, terminal, from)
  return {
    code,
    printed: printed.join('\n'),
    complaints: complaints.join('\n'),
  }
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

test.each([
  ['embedded-app', '@strongroom/safe-apps-bridge', 'public'],
  ['wallet', '@strongroom/react-hooks', 'src'],
])(
  'default: %s is a project with versions of the registry',
  async (template, dependency, file) => {
    const folder = join(place, 'my-app')
    const { code, printed } = await create([folder, '--template', template])
    expect(code).toBe(0)
    expect(printed).toContain(`cd ${folder}\n  npm install\n  npm run dev`)
    const { name, dependencies } = manifestOf(folder)
    expect(name).toBe('my-app')
    expect(dependencies[dependency]).toMatch(/^\^\d+\.\d+\.\d+$/)
    expect(Object.values(dependencies)).not.toContain('*')
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['.gitignore', 'README.md', 'index.html', file]),
    )
  },
)

test.each(['embedded-app', 'wallet'])(
  'behavior: the README of %s names files and scripts that the project has',
  async (template) => {
    const folder = join(place, 'my-app')
    await create([folder, '--template', template])
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    const files = [...readme.matchAll(/^\| `([\w./]+\.\w+)`/gmu)].map(
      ([, file = '']) => file,
    )
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) expect(existsSync(join(folder, file))).toBe(true)
    const { scripts } = manifestOf(folder)
    for (const [, script = ''] of readme.matchAll(/npm run (\w+)/gu))
      expect(Object.keys(scripts)).toContain(script)
    // A project of its own: links into the repository are whole addresses.
    for (const [, target] of readme.matchAll(/\]\(([^)]+)\)/gu))
      expect(target).toMatch(/^https:/u)
    const variables = new Set(readme.match(/\bVITE_\w+/gu))
    expect(variables.size).toBeGreaterThan(0)
    const sources = readdirSync(join(folder, 'src'))
      .map((file) => readFileSync(join(folder, 'src', file), 'utf8'))
      .join('\n')
    for (const name of variables) expect(sources).toContain(name)
  },
)

test('behavior: a person at a terminal is asked, and an empty answer takes the default', async () => {
  const questions: string[] = []
  const folder = join(place, 'asked')
  const { code } = await create([], async (question, otherwise) => {
    questions.push(`${question} (${otherwise})`)
    return question === 'Folder' ? folder : ''
  })
  expect(code).toBe(0)
  expect(questions).toEqual([
    'Folder (my-app)',
    'Template: embedded-app or wallet (embedded-app)',
  ])
  expect(manifestOf(folder).dependencies).toHaveProperty('viem')
})

test('behavior: --yes asks nothing', async () => {
  const folder = join(place, 'quiet')
  const { code } = await create([folder, '--yes'], () => {
    throw new Error('asked')
  })
  expect(code).toBe(0)
})

test('error: without a terminal, the folder and the template are needed', async () => {
  expect(await create([])).toMatchObject({
    code: 1,
    complaints: 'Name a folder, or accept the defaults with --yes.',
  })
  expect(await create([join(place, 'a')])).toMatchObject({
    code: 1,
    complaints:
      'Name a template with --template, or accept the defaults with --yes.',
  })
})

test('error: a folder with files is left as it is', async () => {
  const folder = join(place, 'full')
  await create([folder, '--yes'])
  const before = readdirSync(folder)
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(await create([folder, '--yes', '--template', 'wallet'])).toMatchObject(
    {
      code: 1,
      complaints: `The folder ${folder} is not empty. Name a new one.`,
    },
  )
  expect(readdirSync(folder)).toEqual([...before, 'notes.txt'].sort())
})

test.each([
  [['My App', '--yes'], '"My App" cannot be the name of a project.'],
  [['node_modules', '--yes'], '"node_modules" cannot be the name'],
  [['-app', '--yes'], "Unknown option '-a'"],
  [['app', '--template', 'vue'], '"vue" is no template. Choose one of:'],
  [['app', 'more', '--yes'], 'Usage: npm create @strongroom/app'],
  [['app', '--frob'], "Unknown option '--frob'"],
])('error: %j', async (args, message) => {
  const { code, complaints } = await create(args)
  expect({ code, complaints }).toEqual({
    code: 1,
    complaints: expect.stringContaining(message),
  })
})
