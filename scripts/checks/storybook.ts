import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'

// Looks whether the built Storybook of the kit has its docs pages, with the props
// that only a full reading of the types finds.

interface Entry {
  type: 'story' | 'docs'
  title: string
}

/** Props that come through a type of another file, and their components. */
const throughOtherFiles = {
  NumberField: 'hint',
  SafeAppFrame: 'onBlocked',
  AccountMenu: 'onSwitchWallet',
  Icon: 'label',
}

const out = join(root, 'packages/ui-kit/storybook-static')
const problems = [...(await missingPages()), ...(await missingProps())]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

async function missingPages(): Promise<string[]> {
  const index: { entries: Record<string, Entry> } = JSON.parse(
    await readFile(join(out, 'index.json'), 'utf8'),
  )
  const entries = Object.values(index.entries)
  const titles = new Set(entries.map(({ title }) => title))
  const paged = new Set(
    entries.filter(({ type }) => type === 'docs').map(({ title }) => title),
  )
  console.log(
    `${paged.size} docs pages, ${entries.length - paged.size} stories`,
  )
  return [...titles]
    .filter((title) => !paged.has(title))
    .map((title) => `${title} has no docs page.`)
}

async function missingProps(): Promise<string[]> {
  const assets = join(out, 'assets')
  const names = await readdir(assets)
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFile(join(assets, name), 'utf8')),
  )
  const tables = texts.flatMap((text) =>
    text
      .split('__docgenInfo=')
      .slice(1)
      .map((table) => table.split('}catch')[0] ?? ''),
  )
  return Object.entries(throughOtherFiles)
    .filter(
      ([component, prop]) =>
        !tables.some(
          (table) =>
            new RegExp(`displayName:.${component}\\W`, 'u').test(table) &&
            new RegExp(`\\W${prop}:\\{`, 'u').test(table),
        ),
    )
    .map(([component, prop]) => `${component} is shown without ${prop}.`)
}
