import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startChain } from '@strongroom/devnet'
import { chromium } from 'playwright'
import { publishedPackages } from '../consumers/packPackages.ts'
import { run } from '../consumers/run.ts'
import { startGateway } from '../consumers/startGateway.ts'
import { root } from '../stack/settings.ts'
import { findChromium } from '../test/findBrowsers.ts'
import { checkChangelog, checkRelease } from './checkRelease.ts'
import { copyTree } from './copyTree.ts'
import { type LocalRegistry, startLocalRegistry } from './localRegistry.ts'
import { checkStarters } from './starters.ts'
import { checkStranger, examples, managers } from './strangers.ts'

// Rehearses a release: versions and publishes every package from a copy of the
// tree to a registry of this machine, and uses them from there as strangers do.

const started = performance.now()
const note = (text: string) =>
  console.log(
    `${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${text}`,
  )

/** Registry and token, as a folder's own settings. */
const settingsOf = ({ url }: LocalRegistry) =>
  `@strongroom:registry=${url}\n${url.replace('http:', '')}/:_authToken=rehearsal\n`

const changeset = join(root, 'node_modules/@changesets/cli/bin.js')

async function publish(
  tree: string,
  folders: readonly string[],
  registry: LocalRegistry,
): Promise<void> {
  await run(tree, [process.execPath, changeset, 'version'])
  const problems: string[] = []
  for (const folder of folders) {
    const place = relative(root, folder)
    const read = (file: string) => readFile(join(tree, place, file), 'utf8')
    const { name, version } = JSON.parse(await read('package.json'))
    const changelog = await read('CHANGELOG.md').catch(() => '')
    problems.push(...checkChangelog(name, version, changelog))
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  note(`versions and changelogs of ${folders.length} packages`)
  await writeFile(join(tree, '.npmrc'), settingsOf(registry))
  // Provenance needs the identity of a workflow run, which a rehearsal lacks.
  await run(tree, [process.execPath, changeset, 'publish', '--no-git-tag'], {
    NPM_CONFIG_PROVENANCE: 'false',
    npm_config_registry: registry.url,
  })
  const faults = checkRelease(registry.published, folders.length)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  note(`published: ${registry.published.map(({ name }) => name).join(', ')}`)
}

/** The first line of the gateway's README, in an empty folder. */
async function runGateway(into: string, settings: string): Promise<void> {
  const place = join(into, 'npx')
  await mkdir(place)
  await writeFile(join(place, '.npmrc'), settings)
  const chain = await startChain({ chainId: 1337 })
  try {
    const options = `--chain 1337 --rpc ${chain.rpcUrl} --port 0 --data store`
    // npx passes no SIGTERM on: its process group gets the signal, as from a
    // terminal, and this waits until the whole group has ended.
    const gateway = await startGateway([
      ...['bash', '-uc'],
      `set -m; cd '${place}'; export npm_config_prefer_offline=true
      npx --yes @strongroom/gateway ${options} &
      trap "kill -- -$!" TERM
      wait || while kill -0 -- -$! 2>/dev/null; do sleep 0.1; done`,
    ])
    await gateway.kill('SIGTERM')
    const isDown = await fetch(`${gateway.url}/health/live`).then(
      () => false,
      () => true,
    )
    if (!isDown) throw new Error('The gateway goes on after npx was stopped.')
  } finally {
    await chain.stop()
  }
}

const folder = await mkdtemp(join(tmpdir(), 'strongroom-release-'))
const registry = await startLocalRegistry()
try {
  const folders = await publishedPackages()
  const tree = join(folder, 'tree')
  await copyTree(tree, folders)
  note('copy of the tree')
  await publish(tree, folders, registry)
  const settings = settingsOf(registry)
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    for (const line of await checkStarters(folder, settings, browser))
      note(line)
    for (const manager of managers)
      for (const example of Object.keys(
        examples,
      ) as (keyof typeof examples)[]) {
        await checkStranger(folder, manager, example, settings, browser)
        note(
          `${manager.name}: examples/${example} installed, type-checked, built, opened`,
        )
      }
  } finally {
    await browser.close()
  }
  await runGateway(folder, settings)
  note('npx @strongroom/gateway: started, ready, stopped')
} finally {
  await registry.close()
  await rm(folder, { recursive: true, force: true })
}
