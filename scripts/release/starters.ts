import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { checkTypes } from '../consumers/checkTypes.ts'
import { findNode, nodeVersions } from '../consumers/findNode.ts'
import { run } from '../consumers/run.ts'
import { serveFolder } from '../consumers/serveFolder.ts'
import { startProgram } from '../consumers/startProgram.ts'
import { visit } from '../consumers/visit.ts'

/** The first text of the page, by template. */
const firstLooks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'embedded-app': async (page) => {
    await page.getByRole('heading', { name: 'Open me in a wallet' }).waitFor()
  },
  wallet: async (page) => {
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('dialog').waitFor()
  },
}

/**
 * Creates a project of each template with the published program, installs it from
 * the registry that `settings` name, builds it on each Node, and opens what was
 * built and what `npm run dev` serves.
 */
export async function checkStarters(
  into: string,
  settings: string,
  browser: Browser,
): Promise<string[]> {
  const place = join(into, 'starters')
  await mkdir(place)
  await writeFile(join(place, '.npmrc'), settings)
  const lines: string[] = []
  for (const [template, look] of Object.entries(firstLooks)) {
    const name = `my-${template}`
    const create = [
      ...['npm', 'create', '--yes', '@strongroom/app', name],
      ...['--', '--template', template],
    ]
    // npm keeps a program that it has run once, by its name alone.
    const said = await run(place, create, {
      npm_config_cache: join(into, 'npm-cache'),
    })
    if (!said.includes(`cd ${name}`)) throw new Error(said)
    const folder = join(place, name)
    await writeFile(join(folder, '.npmrc'), settings)
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline']
    await run(folder, ['npm', 'install', ...quiet])
    const bin = (file: string) => join(folder, 'node_modules', file)
    await checkTypes(folder, [process.execPath, bin('typescript/bin/tsc')])
    for (const version of nodeVersions) {
      const node = await findNode(version)
      await run(folder, [node, bin('vite/bin/vite.js'), 'build'])
      const site = await serveFolder(join(folder, 'dist'))
      await visit(browser, `${site.url}/index.html`, look).finally(site.stop)
    }
    await visitDevServer(folder, said, browser, look)
    lines.push(
      `${template}: created, installed, built and opened on Node ${nodeVersions.join(' and ')}, served by npm run dev`,
    )
  }
  return lines
}

/** Opens what `npm run dev` serves, at the address that the program announced. */
async function visitDevServer(
  folder: string,
  said: string,
  browser: Browser,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const announced = /npm run dev\s+(http:\S+)/u.exec(said)?.[1]
  // Colours would stand between the parts of the address.
  const plain = { NO_COLOR: '1', FORCE_COLOR: '0' }
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
