import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { checkTypes } from './checkTypes.ts'
import { connectWallet } from './connectWallet.ts'
import { entriesOf } from './entriesOf.ts'
import type { Packed } from './packPackages.ts'
import { readQuickStart } from './readQuickStart.ts'
import { run } from './run.ts'
import { serveFolder } from './serveFolder.ts'
import { visit } from './visit.ts'

const compilers = [
  ['tsc', '-p', '.'],
  ['tsc', '-p', 'tsconfig.node16.json'],
  ['tsc6', '-p', '.'],
  ['tsc6', '-p', 'tsconfig.node16.json'],
]

/** Vite, React and strict TypeScript, with the quick starts of the READMEs. */
export async function checkViteApp(
  folder: string,
  packed: readonly Packed[],
  gateway: string,
  browser: Browser,
): Promise<string[]> {
  await writeReadmes(folder, packed)
  await writeFile(join(folder, 'src/entries.ts'), await entriesOf(packed))
  const bin = (name: string) => join(folder, 'node_modules/.bin', name)
  for (const [name = '', ...args] of compilers)
    await checkTypes(folder, [bin(name), ...args])
  await run(folder, [bin('vite'), 'build'])

  const site = await serveFolder(join(folder, 'dist'))
  try {
    const look = async (page: Page) => {
      await page.getByText('2 of 3').waitFor()
      await connectWallet(page)
    }
    await visit(browser, `${site.url}/index.html`, look, (page) =>
      useGateway(page, gateway),
    )
    await visit(browser, `${site.url}/ui-kit.html`, async (page) => {
      await page.getByRole('heading', { name: 'Send to Bob' }).waitFor()
      await page.getByRole('button', { name: 'Confirm' }).waitFor()
    })
  } finally {
    await site.stop()
  }
  return [
    'TypeScript 7 and 6, bundler and node16, every entry and quick start',
    'vite build, the quick starts of react-hooks and ui-kit, connecting',
  ]
}

/** The READMEs name the address of `npm start`; this gateway is elsewhere. */
async function useGateway(page: Page, gateway: string): Promise<void> {
  await page.route('http://localhost:5180/**', async (route) =>
    route.continue({
      url: route.request().url().replace('http://localhost:5180', gateway),
    }),
  )
}

/** A file for each block: `react-hooks.tsx`, `connectors-2.ts` and so on. */
async function writeReadmes(
  folder: string,
  packed: readonly Packed[],
): Promise<void> {
  const target = join(folder, 'src/readme')
  await mkdir(target, { recursive: true })
  for (const { name } of packed) {
    const readme = join(folder, 'node_modules/@strongroom', name, 'README.md')
    const { blocks } = readQuickStart(await readFile(readme, 'utf8'))
    for (const [index, { language, code }] of blocks.entries()) {
      const file = `${name}${index === 0 ? '' : `-${index + 1}`}.${language}`
      await writeFile(join(target, file), code)
    }
  }
}
