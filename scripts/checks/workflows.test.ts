import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../stack/settings.ts'
import { longSteps, longTests, stepNames } from '../test/main.ts'
import { findTitleFault } from './commitTitles.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface WorkflowStep {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly uses?: string
  readonly if?: string
  readonly needs?: string | readonly string[]
  readonly permissions?: Readonly<Record<string, string>>
  readonly strategy?: {
    readonly matrix: Readonly<Record<string, readonly (string | number)[]>>
  }
  readonly steps?: readonly WorkflowStep[]
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const workflow = (name: string): Workflow =>
  parse(read(`.github/workflows/${name}`))
const files = globSync('*.yml', { cwd: join(root, '.github/workflows') }).sort()
const scripts = Object.keys(JSON.parse(read('package.json')).scripts)

/** Commands of a job, once for each value of a matrix that they name. */
function commandsOf({ steps: list = [], strategy }: Job): string[] {
  const commands = list.flatMap(({ run = '' }) =>
    run.split(/\n|\|\|/u).map((line) => line.trim()),
  )
  return Object.entries(strategy?.matrix ?? {}).reduce(
    (all, [key, values]) =>
      all.flatMap((command) => {
        const place = `\${{ matrix.${key} }}`
        return command.includes(place)
          ? values.map((value) => command.replace(place, `${value}`))
          : [command]
      }),
    commands,
  )
}

/** Commands of programs that every runner has, or that pnpm itself has. */
const known =
  /^(?:$|sudo apt-get |cat |docker build --file \S+ --tag strongroom-gateway \.$|gh pr comment |gh release create |git show |sha256sum |test |npm install --global pnpm@|pnpm (?:install|exec changeset) )/u

/** The fault of a command of a workflow; undefined when it can be run. */
function faultOf(command: string): string | undefined {
  if (known.test(command)) return
  const only =
    /^npm (?:test|(run test:long)) -- --only (\S+)(?: --shard \d\/\d)?$/u.exec(
      command,
    )
  if (only) {
    const steps = only[1] ? longSteps : stepNames
    const missing = only[2]?.split(',').find((name) => !steps.includes(name))
    return missing === undefined ? undefined : `no step ${missing}`
  }
  const script = /^pnpm (?:--silent )?([\w:]+)/u.exec(command)?.[1]
  return scripts.includes(`${script}`) ? undefined : `no script: ${command}`
}

test.each(files)('default: jobs of %s run commands that exist', (name) => {
  for (const job of Object.values(workflow(name).jobs)) {
    const faults = commandsOf(job).map(faultOf)
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
    if (job.uses) expect(existsSync(join(root, job.uses))).toBe(true)
    else expect(job.steps?.length).toBeGreaterThan(0)
  }
})

test('error: reports a step or a script that is gone', () => {
  expect(faultOf('npm test -- --only lint,nosuch')).toBe('no step nosuch')
  expect(faultOf('npm run test:long -- --only lint')).toBe('no step lint')
  expect(faultOf('pnpm nosuch')).toBe('no script: pnpm nosuch')
  expect(faultOf('node nosuch.ts')).toBe('no script: node nosuch.ts')
})

test.each(files)('default: jobs of %s need jobs that exist', (name) => {
  const { jobs } = workflow(name)
  const needs = Object.values(jobs).flatMap((job) => job.needs ?? [])
  for (const need of needs) expect(Object.keys(jobs)).toContain(need)
})

test('default: every step of npm test runs in a job of the checks', () => {
  const commands = Object.values(workflow('checks.yml').jobs).flatMap(
    commandsOf,
  )
  const run = commands.flatMap(
    (command) =>
      /^npm test -- --only (\S+)/u.exec(command)?.[1]?.split(',') ?? [],
  )
  // The job of types runs the script itself, for each TypeScript.
  expect(commands).toContain('pnpm check:types')
  expect(commands).toContain('pnpm check:types:6')
  expect(new Set([...run, 'types'])).toEqual(new Set(stepNames))
})

test('behavior: the shards of a job are all of its parts', () => {
  for (const job of Object.values(workflow('checks.yml').jobs)) {
    const shards = commandsOf(job).flatMap(
      (command) => /--shard (\S+)/u.exec(command)?.[1] ?? [],
    )
    const all = shards.map((_, index) => `${index + 1}/${shards.length}`)
    expect(shards).toEqual(all)
  }
})

test('behavior: the page of a release has the list of the wallet, its hash and the SBOM', () => {
  const { page = {}, release = {}, wallet = {} } = workflow('release.yml').jobs
  expect(page.needs).toEqual(['release', 'wallet'])
  expect(page.if).toBe("needs.release.outputs.published == 'true'")
  const [create = ''] = commandsOf(page).filter((one) =>
    one.startsWith('gh release create'),
  )
  const files = ['release.json', 'release.json.sha256', 'sbom.cdx.json']
  expect(create).toContain(` ${files.join(' ')} --target "$COMMIT"`)
  const uploads = [release, wallet].flatMap(({ steps: list = [] }) =>
    list.flatMap((step) =>
      step.uses?.startsWith('actions/upload-artifact@') ? [step.with] : [],
    ),
  )
  expect(uploads).toEqual([
    { name: 'sbom', path: 'sbom.cdx.json' },
    {
      name: 'wallet',
      path: 'apps/wallet/dist',
      'include-hidden-files': true,
    },
  ])
})

test('behavior: the image is built from its own file and then run', () => {
  const { image = {} } = workflow('checks.yml').jobs
  const commands = commandsOf(image)
  const [, file = ''] = /--file (\S+)/u.exec(commands.at(-2) ?? '') ?? []
  expect(existsSync(join(root, file))).toBe(true)
  expect(commands.at(-1)).toBe('pnpm check:image')
})

test('behavior: the job "all" waits for every other job, and fails with it', () => {
  const { all, ...others } = workflow('checks.yml').jobs
  expect(all?.needs).toEqual(Object.keys(others))
  expect(all?.if).toBe('always()')
})

test('default: the release waits for every check of the same commit', () => {
  const { checks, long, release, wallet } = workflow('release.yml').jobs
  expect(checks?.uses).toBe('./.github/workflows/checks.yml')
  expect(wallet?.needs).toBe('checks')
  expect(wallet?.if).toBeUndefined()
  expect(release?.needs).toEqual(['checks', 'long'])
  // The long tests are skipped where no version is published.
  expect(long?.uses).toBe('./.github/workflows/long.yml')
  expect(long?.if).toBe(
    "contains(github.event.head_commit.message, 'version packages')",
  )
  expect(release?.if).toBe(
    `!cancelled() && needs.checks.result == 'success' && contains(fromJSON('["success", "skipped"]'), needs.long.result)`,
  )
})

test('default: the long tests run every night, with the servers of the guides', () => {
  const { jobs, on } = workflow('long.yml')
  expect(on).toEqual({
    schedule: [{ cron: expect.stringMatching(/ \* \* \*$/u) }],
    workflow_dispatch: null,
    workflow_call: null,
  })
  const commands = commandsOf(jobs['long'] ?? {})
  for (const step of longTests)
    expect(commands).toContain(
      `npm run test:long -- --only ${step} --shard 1/3`,
    )
  const install = commands.find((one) => one.includes('apt-get install'))
  for (const server of ['apache2', 'caddy', 'nginx', 'postgresql'])
    expect(install?.split(' ')).toContain(server)
})

test('default: the release attests the list of files of the wallet that it built', () => {
  const { wallet = {} } = workflow('release.yml').jobs
  const names = wallet.steps?.map(({ uses, run }) => run ?? uses) ?? []
  const at = names.findIndex((name) =>
    name?.startsWith('actions/attest-build-provenance@'),
  )
  expect(wallet.steps?.[at]?.with).toEqual({
    'subject-path': 'apps/wallet/dist/release.json',
  })
  expect(at).toBeGreaterThan(names.indexOf('pnpm build:wallet'))
  expect(names.indexOf('pnpm build:wallet')).toBeGreaterThan(0)
  expect(wallet.permissions).toEqual({
    contents: 'read',
    'id-token': 'write',
    attestations: 'write',
  })
})

test('behavior: packages are tested on each system with Node 22 and 24', () => {
  expect(workflow('checks.yml').jobs['packages']?.strategy?.matrix).toEqual({
    os: ['ubuntu-latest', 'macos-latest', 'windows-latest'],
    node: [22, 24],
  })
})

test.each(files)('behavior: %s reads only, unless a job says so', (name) => {
  const { jobs, permissions } = workflow(name)
  expect(permissions).toEqual({ contents: 'read' })
  for (const [
    job,
    { permissions: own = {}, steps: list = [] },
  ] of Object.entries(jobs)) {
    const writes = Object.values(own).includes('write')
    if (writes) expect(['release', 'wallet', 'page', 'comment']).toContain(job)
    // A pull request must not get hold of a token by its own scripts.
    for (const { uses = '', with: options } of list)
      if (uses.startsWith('actions/checkout@') && !writes)
        expect(options?.['persist-credentials']).toBe(false)
  }
})

test.each(files)('behavior: actions of %s are pinned to a commit', (name) => {
  const lines = read(`.github/workflows/${name}`).split('\n')
  const actions = lines.flatMap(
    (line) => /^ *(?:- )?uses: (?!\.\/)(.+)$/u.exec(line)?.[1] ?? [],
  )
  const pinned = /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u
  expect(actions.filter((action) => !pinned.test(action))).toEqual([])
})

// The action reads the results of the CLI from a file that version 3 writes. It
// skips tags and releases when the two versions do not belong together.
test('default: the release action belongs to the version of the changesets CLI', () => {
  const step = workflow('release.yml').jobs['release']?.steps?.find(
    ({ uses }) => uses?.startsWith('changesets/action@'),
  )
  expect(read('.github/workflows/release.yml')).toMatch(
    /changesets\/action@[0-9a-f]{40} # v2\./u,
  )
  expect(parse(read('pnpm-workspace.yaml')).catalog).toMatchObject({
    '@changesets/cli': expect.stringMatching(/^3\./u),
  })
  expect(Object.keys(step?.with ?? {})).toEqual([
    ...['github-token', 'version-script', 'publish-script'],
    ...['commit-message', 'pr-title'],
  ])
})

test('default: paths of CODEOWNERS exist, and each has an owner', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    const [path = '', ...owners] = line.split(' ')
    expect(existsSync(join(root, path)), path).toBe(true)
    expect(owners.length, path).toBeGreaterThan(0)
  }
})

interface Form {
  readonly name: string
  readonly description: string
  readonly body: readonly { readonly type: string; readonly id?: string }[]
}

test.each(['bug.yml', 'feature.yml'])(
  'default: %s is a form whose fields have ids of their own',
  (name) => {
    const form: Form = parse(read(`.github/ISSUE_TEMPLATE/${name}`))
    expect(form.name && form.description).toBeTruthy()
    const ids = form.body
      .filter(({ type }) => type !== 'markdown')
      .map(({ id }) => id)
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

test('default: the template of pull requests asks about safety', () => {
  const template = read('.github/pull_request_template.md')
  for (const subject of ['Signing', 'Verification', 'Policy', 'Storage'])
    expect(template).toContain(`**${subject}.**`)
})

test('default: Renovate writes titles that the check of commits accepts', () => {
  const config = JSON.parse(read('.github/renovate.json'))
  expect(config.extends).toContain(':semanticCommitTypeAll(build)')
  const title = `build(${config.semanticCommitScope}): update viem`
  expect(findTitleFault(title)).toBeUndefined()
})
