/**
 * Sizes of our packages beside the published ones: bundled and minified by
 * esbuild for es2022, gzip at level 9, without the libraries that the app has
 * anyway. A peer counts by the smaller of one file and of what loads first with
 * code splitting. Needs `pnpm build`. Ends with 1 when the section "Weight" of a
 * README is outdated; `--write` writes those sections.
 *
 *   node --conditions=@strongroom/source bench/sizes.bench.ts [--write]
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { entryBudgets } from '../scripts/sizes/entryBudgets.ts'
import { measureComponents } from '../scripts/sizes/measureComponents.ts'
import { measureByEsbuild } from '../scripts/sizes/measureEntry.ts'
import { measureParts } from '../scripts/sizes/measureParts.ts'
import { entryOf } from '../scripts/sizes/readEntries.ts'
import { writeSizes } from '../scripts/sizes/sizeTable.ts'
import { compare } from './compare.ts'
import {
  formatWeights,
  type Peer,
  readmeOf,
  readTheirs,
  type Weight,
  weighed,
  weights,
} from './weights.ts'

const folder = import.meta.dirname
const sum = (figures: readonly number[]) =>
  figures.reduce((total, bytes) => total + bytes, 0)

async function measurePeer({
  code,
  external = [],
  sheet,
}: Peer): Promise<number[]> {
  const scripts = [false, true].map((isSingleFile) =>
    measureByEsbuild({ code, folder, external, isSingleFile }),
  )
  const sheets =
    sheet === undefined
      ? new Map()
      : await measureParts(
          new Map([['sheet.css', `@import '${sheet}';`]]),
          folder,
        )
  return [
    Math.min(...(await Promise.all(scripts))),
    ...[...sheets.values()].map(({ bytes }) => bytes),
  ]
}

const components = await measureComponents()

async function measureOurs(row: Weight): Promise<number[]> {
  const figures: number[] = []
  for (const label of row.ours) {
    const budget = entryBudgets.find(
      (entry) => entry.package === row.package && entry.label === label,
    )
    figures.push(
      budget === undefined
        ? (components.get(label)?.[0] ?? Number.NaN)
        : await measureByEsbuild(entryOf(budget)),
    )
  }
  return figures
}

const theirs = new Map<Peer, number[]>()
const stale: string[] = []
for (const row of weights) {
  if (row.peer === undefined) continue
  const measured = await measurePeer(row.peer)
  theirs.set(row.peer, measured)
  const comparison = {
    measured: `${row.package}, ${row.what.replaceAll('`', '')}, gzip`,
    peer: `${row.peer.name}, ${row.peer.part.replaceAll('`', '')}`,
    unit: 'bytes',
    ours: sum(await measureOurs(row)),
    theirs: sum(measured),
  }
  console.log(
    `${comparison.measured}: ${comparison.ours}; ${comparison.peer}: ${measured.join(' + ')}`,
  )
  compare(comparison)
  const listed = readTheirs(readFileSync(readmeOf(row.package), 'utf8'), row)
  // A table has one decimal, and two machines differ by a few bytes.
  if (
    listed?.length !== measured.length ||
    measured.some(
      (bytes, at) =>
        !(Math.abs(bytes - (listed[at] ?? 0)) <= Math.max(60, bytes * 0.02)),
    )
  )
    stale.push(`${row.package}: ${row.peer.name}, ${row.peer.part}`)
}

if (process.argv.includes('--write'))
  for (const name of weighed) {
    const file = readmeOf(name)
    const readme = readFileSync(file, 'utf8')
    const table = formatWeights(readme, name, theirs)
    writeFileSync(file, writeSizes(readme, table, { mark: 'weights' }))
  }
else {
  for (const line of stale)
    console.error(`The section "Weight" is outdated: ${line}`)
  if (stale.length > 0) {
    console.error('Write it anew: pnpm sizes:write')
    process.exitCode = 1
  }
}
