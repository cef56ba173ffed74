import { join } from 'node:path'
import type { Browser } from 'playwright'
import { run } from './run.ts'
import { serveFolder } from './serveFolder.ts'
import { visit } from './visit.ts'

/** Plain JavaScript: modules, CommonJS, and pages with and without a bundler. */
export async function checkPlainApp(
  folder: string,
  gateway: string,
  browser: Browser,
): Promise<string[]> {
  const node = process.execPath
  await run(folder, [node, 'modules.js', gateway])
  await run(folder, [node, 'commonjs.cjs', gateway])
  await run(folder, [node, 'verify.js'])
  await run(folder, [node, 'deployment.js'])
  const esbuild = join(folder, 'node_modules/.bin/esbuild')
  await run(folder, [
    ...[esbuild, 'bundle.js', '--bundle', '--format=esm', '--minify'],
    ...['--outdir=built', '--define:process.env.NODE_ENV="production"'],
  ])
  // The page without a bundler has its import map and its module in itself.
  const site = await serveFolder(folder, " 'unsafe-inline'")
  const query = `?gateway=${encodeURIComponent(gateway)}`
  try {
    await visit(browser, `${site.url}/importMap.html${query}`, async (page) => {
      await page.getByText('2 of 3 on 0x7e4').waitFor()
    })
    await visit(browser, `${site.url}/bundle.html${query}`, async (page) => {
      await page.getByText('2 of 3').waitFor()
      await page.getByRole('button', { name: 'Mock wallet' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    })
  } finally {
    await site.stop()
  }
  return [
    'Node, import: seven packages',
    'Node, require: the four framework-free packages',
    'the program of safe-protocol: an honest file, a lie, no file',
    'the program of verify: a whole site, a named release, a changed file',
    'a page with an import map, a page bundled by esbuild',
  ]
}
