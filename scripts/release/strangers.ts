import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { checkTypes } from '../consumers/checkTypes.ts'
import { run } from '../consumers/run.ts'
import { serveFolder } from '../consumers/serveFolder.ts'
import { visit } from '../consumers/visit.ts'
import { root } from '../stack/settings.ts'
import { firstLooks } from './starters.ts'

/** A package manager, and its command that installs a project. */
interface Manager {
  readonly name: 'pnpm' | 'yarn'
  readonly install: readonly string[]
}

/** npm installs the starters. */
export const managers: readonly Manager[] = [
  {
    name: 'pnpm',
    install: ['pnpm', 'install', '--prefer-offline', '--ignore-workspace'],
  },
  {
    name: 'yarn',
    install: [
      ...['npx', '--yes', '-p', 'yarn@1.22.22'],
      ...['yarn', 'install', '--prefer-offline', '--non-interactive'],
    ],
  },
]

/** The examples, and the first look of each. */
export const examples = {
  'own-wallet': firstLooks.wallet,
  'embedded-app': firstLooks['embedded-app'],
}

/**
 * An example in a folder of its own, with the packages of the registry that
 * `settings` name: installed, type-checked, built and opened.
 */
export async function checkStranger(
  into: string,
  { name, install }: Manager,
  example: keyof typeof examples,
  settings: string,
  browser: Browser,
): Promise<void> {
  const folder = join(into, `${example}-${name}`)
  await cp(join(root, 'examples', example), folder, {
    recursive: true,
    filter: (source) => !/\/(?:node_modules|dist)$/u.test(source),
  })
  await writeFile(join(folder, '.npmrc'), settings)
  await run(folder, install)
  const { dependencies } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> }
  for (const one of Object.keys(dependencies)) {
    if (!one.startsWith('@strongroom/')) continue
    const file = join(folder, 'node_modules', one, 'package.json')
    const { version } = JSON.parse(await readFile(file, 'utf8'))
    if (version === '0.0.0')
      throw new Error(`${name} installed ${one} from elsewhere.`)
  }
  const bin = (file: string) => join(folder, 'node_modules', file)
  await checkTypes(folder, [
    ...[process.execPath, bin('typescript/bin/tsc'), '-p', '.'],
  ])
  await run(folder, [process.execPath, bin('vite/bin/vite.js'), 'build'])
  const site = await serveFolder(join(folder, 'dist'))
  await visit(browser, `${site.url}/index.html`, examples[example]).finally(
    site.stop,
  )
}
