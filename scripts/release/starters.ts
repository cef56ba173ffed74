import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { findNode, nodeVersions } from '../consumers/findNode.ts'
import { run } from '../consumers/run.ts'
import { serveFolder } from '../consumers/serveFolder.ts'
import { startProgram } from '../consumers/startProgram.ts'
import { visit } from '../consumers/visit.ts'

/** Waits for the first look of a page. */
export type Look = (page: Page) => Promise<void>

/** The first look of each template. */
export const firstLooks = {
  'embedded-app': async (page) => {
    await page.getByRole('heading', { name: 'Open me in a wallet' }).waitFor()
  },
  wallet: async (page) => {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').waitFor()
  },
} satisfies Readonly<Record<string, Look>>

/**
 * Creates a project of each template with the published program, installs it from
 * the registry that `settings` name, type-checks and builds it, and opens what
 * was built and what `npm run dev` serves: all of it on each Node.
 */
export async function checkStarters(
  into: string,
  settings: string,
  browser: Browser,
): Promise<string[]> {
  const lines: string[] = []
  for (const version of nodeVersions) {
    const place = join(into, `starters-${version}`)
    await mkdir(place)
    await writeFile(join(place, '.npmrc'), settings)
    const env = {
      // npm and its scripts take the first Node of the path.
      PATH: [dirname(await findNode(version)), process.env['PATH']].join(
        delimiter,
      ),
    }
    const said = await run(place, ['node', '-p', 'process.versions.node'], env)
    if (said.trim() !== version)
      throw new Error(`Node ${version} was asked for, ${said.trim()} runs.`)
    for (const [template, look] of Object.entries(firstLooks)) {
      await checkStarter(place, template, settings, env, browser, look)
      lines.push(
        `${template}: created, installed, type-checked, built and served by npm run dev on Node ${version}`,
      )
    }
  }
  return lines
}

async function checkStarter(
  place: string,
  template: string,
  settings: string,
  env: Record<string, string>,
  browser: Browser,
  look: Look,
): Promise<void> {
  const name = `my-${template}`
  const create = [
    ...['npm', 'create', '--yes', '@strongroom/app', name],
    ...['--', '--template', template],
  ]
  const said = await run(place, create, {
    ...env,
    // npm keeps a program that it has run once, by its name alone.
    npm_config_cache: join(place, 'npm-cache'),
  })
  if (!said.includes(`cd ${name}`)) throw new Error(said)
  const folder = join(place, name)
  await writeFile(join(folder, '.npmrc'), settings)
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline']
  await run(folder, ['npm', 'install', ...quiet], env)
  // Its script checks the types, then builds.
  await run(folder, ['npm', 'run', 'build'], env)
  const site = await serveFolder(join(folder, 'dist'))
  await visit(browser, `${site.url}/index.html`, look).finally(site.stop)
  await visitDevServer(folder, said, env, browser, look)
}

/** Opens what `npm run dev` serves, at the address that the program announced. */
async function visitDevServer(
  folder: string,
  said: string,
  env: Record<string, string>,
  browser: Browser,
  look: Look,
): Promise<void> {
  const announced = /npm run dev\s+(http:\S+)/u.exec(said)?.[1]
  // Colours would stand between the parts of the address.
  const plain = { ...env, NO_COLOR: '1', FORCE_COLOR: '0' }
  const server = await startProgram(folder, ['npm', 'run', 'dev'], plain, {
    isGroup: true,
  })
  try {
    if (server.url !== announced)
      throw new Error(`${announced} was announced, ${server.url} is served.`)
    await visit(browser, `${server.url}/`, look)
  } finally {
    await server.stop()
  }
}
