import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { root } from '../stack/settings.ts'
import { chunksOf, isPage, type Manifest } from './chunksOf.ts'
import { eagerlyLoadedChunks } from './eagerlyLoadedChunks.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)
// Compressed bytes to the first usable screen of a page, and of all files. Scripts have the
// style sheets inside: 16 kB of them for any page, 23 kB in all.
const budget = {
  /** Where most visits start: Home and the two lists. */
  first: 125_200,
  /** Pages on which something is signed. */
  review: 135_400,
  /** Lists and forms. */
  page: 126_000,
  /** Settings and other pages of text. */
  light: 112_800,
  /** Amounts of tokens, whose parts joined files bring along: fewer requests. */
  amounts: 149_200,
  /** Checks what no gateway has. */
  wide: 155_000,
  /**
   * The reader of QR codes, for browsers without one, takes 17 kB of it, the
   * account for WalletConnect apps 12 kB.
   */
  all: 947_000,
  /** Those of the kit are 18 kB of it. */
  translations: 71_000,
}
const kinds: [keyof typeof budget, RegExp][] = [
  ['first', /^(?:History|Home|Queue)Page$/],
  ['review', /^(?:Message|Reject|Transaction)Page$/],
  [
    'light',
    /^(?:Appearance|AppPermissions|Help|Messages|Networks|OpenApp|Signing)Page$/,
  ],
  ['amounts', /^(?:Accounts|NewLimit|Send|SendNft|Spend|SpendingLimits)Page$/],
  ['wide', /^BundlePage$/],
]
const budgetOf = (page: string) =>
  budget[kinds.find(([, pages]) => pages.test(page))?.[0] ?? 'page']
const dist = `${root}/apps/wallet/dist`

if (!existsSync(`${dist}/.vite/manifest.json`)) {
  console.error('The wallet is not built: run "pnpm build" first.')
  process.exit(1)
}

const size = (file: string) =>
  gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).byteLength
const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + size(file), 0)

const manifest = JSON.parse(
  readFileSync(`${dist}/.vite/manifest.json`, 'utf8'),
) as Manifest
const assets = readdirSync(`${dist}/assets`).map((name) => `assets/${name}`)
// Each owner loads one language at most, and of that the rooms that are opened.
const translations = new Set(
  assets.filter((file) => /^assets\/translation-.*\.js$/.test(file)),
)
const code = assets.filter((f) => f.endsWith('.js') && !translations.has(f))
const found: [string, number, number, number?][] = Object.keys(manifest)
  .filter(isPage)
  .map((page) => {
    const name = page.replace(/^.*\/|\.tsx$/g, '')
    return [
      name,
      sum(chunksOf(manifest, page)),
      budgetOf(name),
      sum(chunksOf(manifest, page, { onDemand: true })),
    ]
  })
found.push(
  ['all JavaScript', sum(code), budget.all],
  ['translations', sum(translations), budget.translations],
)

const read = (file: string) => readFileSync(`${dist}/${file}`, 'utf8')
const early = Object.keys(manifest)
  .filter(isPage)
  .flatMap((page) =>
    eagerlyLoadedChunks([...chunksOf(manifest, page)].map(read)).map(
      (part) => `${page} loads ${part} before anybody uses it.`,
    ),
  )
// The check has to find the part in the build, or it would prove nothing.
if (!eagerlyLoadedChunks(assets.map(read)).includes('WalletConnect'))
  early.push('WalletConnect was not found in the build at all.')

let over = early.length > 0
console.log('Wallet, compressed kB to the first usable screen (budget):')
for (const [name, bytes, limit, later] of found) {
  over ||= bytes > limit
  console.log(
    `  ${name.padEnd(18)}${kilobytes(bytes)} (${limit / 1000})` +
      `${later === undefined ? '' : `, and on demand ${kilobytes(later)}`}` +
      `${bytes > limit ? ' OVER' : ''}`,
  )
}
if (found.length < 3) {
  console.error('No page was found in the manifest.')
  process.exit(1)
}
for (const line of early) console.error(line)
if (early.length === 0)
  console.log('  Nothing of WalletConnect or the Safe connector at first.')
process.exit(over ? 1 : 0)
