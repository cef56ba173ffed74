import { readSizes } from '../../scripts/sizes/sizeTable.ts'
import { read } from './sources.ts'

const tables: Readonly<
  Record<string, { readonly home: string; readonly names: RegExp }>
> = {
  'ui-kit': { home: '/packages/ui-kit/', names: /^[A-Z][a-z]/u },
  'react-hooks': { home: '/packages/react-hooks/', names: /^use[A-Z]/u },
}

const cache = new Map<string, ReturnType<typeof readSizes>>()

function tableOf(folder: string) {
  const table =
    cache.get(folder) ?? readSizes(read(`packages/${folder}/README.md`))
  cache.set(folder, table)
  return table
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)}\u00a0kB`

/**
 * Weight of a component or hook as the table of its README says, as Markdown;
 * undefined for exports that are neither.
 *
 * @param entry Name of an entry, such as `react-hooks/query`.
 * @throws Error when the table lacks it
 */
export function weightOf(entry: string, name: string): string | undefined {
  const [folder = ''] = entry.split('/')
  const table = tables[folder]
  if (table === undefined || !table.names.test(name)) return undefined
  const figures = tableOf(folder).get(name)
  if (figures === undefined)
    throw new Error(
      `The size table of ${folder} lacks ${name}: run "pnpm sizes:write".`,
    )
  const [alone = 0, onTop] = figures
  const beside =
    onTop === undefined ? '' : `, ${kilobytes(onTop)} on top of the SDK`
  return `**${kilobytes(alone)}** alone${beside} ([gzip](${table.home}#size))`
}
