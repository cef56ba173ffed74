import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { changesOf, commandsOf, filesOf } from '../../docs/build/tutorials.ts'
import { installConsumer } from '../../scripts/consumers/installConsumer.ts'
import {
  type Packed,
  packPackages,
} from '../../scripts/consumers/packPackages.ts'
import { run } from '../../scripts/consumers/run.ts'
import { serveFolder } from '../../scripts/consumers/serveFolder.ts'
import type { Program } from '../../scripts/consumers/startProgram.ts'
import { root } from '../../scripts/stack/settings.ts'

/**
 * Follows a tutorial as a stranger does: creates its app or writes its files,
 * makes its changes, installs the app with the packed packages and builds it;
 * serves the result on 127.0.0.1.
 *
 * @param tutorial Name of a file in `docs/tutorials`.
 * @param env Variables of the build, such as the address of the gateway.
 */
export async function serveTutorial(
  tutorial: string,
  env: Record<string, string>,
): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-tutorial-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    // Cached: `npm test` has built the packages before.
    const turbo = join(root, 'node_modules/.bin/turbo')
    await run(root, [turbo, 'run', 'build', '--filter=./packages/*'])
    const packed = await packPackages(folder)
    const written = await follow(
      `docs/tutorials/${tutorial}.md`,
      packed,
      folder,
    )
    const app = await installConsumer(written, packed, folder, { as: 'app' })
    await run(app, ['pnpm', 'build'], env)
    const site = await serveFolder(join(app, 'dist'))
    return {
      url: site.url,
      async stop() {
        await site.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Carries out the steps of a tutorial up to `npm install`; gives the app's folder. */
async function follow(
  tutorial: string,
  packed: readonly Packed[],
  into: string,
): Promise<string> {
  const create = commandsOf(tutorial)
    .map((line) => /^npm create @strongroom\/app (\S+) -- (.+)$/u.exec(line))
    .find((found) => found !== null)
  if (create) {
    const [, name = '', options = ''] = create
    const program = packed.find((one) => one.name === 'create-app')
    // The published program is not in a registry yet: npx takes its tarball.
    await run(into, [
      ...['npx', '--yes', '--offline', '-p', `${program?.tarball}`],
      ...['create-app', name, ...options.split(' ')],
    ])
    const folder = join(into, name)
    const changes = join(into, 'changes.diff')
    await writeFile(changes, changesOf(tutorial))
    await run(folder, ['git', 'apply', changes])
    return folder
  }
  const folder = join(into, 'written')
  for (const { path, text } of filesOf(tutorial)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}
