import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { isPage } from './checks/chunksOf.ts'
import { type JoinCosts, joinParts, type Part } from './joinParts.ts'

type Group = Rolldown.CodeSplittingGroup

/** A file and all that it imports, directly or not. */
function closureOf(
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  file: string,
  found = new Set<string>(),
): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const next of chunks.get(file)?.imports ?? [])
    closureOf(chunks, next, found)
  return found
}

export interface FilePlan {
  /** Costs of parts that pages share. */
  shared: JoinCosts
  /** Costs of translations, which a page requests with its code. */
  translations: JoinCosts
  /** Costs of files that a page requests on demand. */
  onDemand: JoinCosts
  isTranslation(module: string): boolean
}

/**
 * Plans the files of the build, as groups for the bundler.
 *
 * By default each module that two pages share becomes a file, and so does each one
 * that is imported on demand: a page would request fifty, and carry a hash of 48
 * bytes for each of seven hundred. Only after unused code is gone is it known which
 * modules a page needs, so a first build tells. The modules that the same pages need
 * are one part, and `joinParts` joins parts where a request costs more than the bytes.
 */
export async function planFiles(
  config: InlineConfig,
  plan: FilePlan,
): Promise<Group[]> {
  const frame: Group = { name: 'frame', tags: ['$initial'] }
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      rolldownOptions: { output: { codeSplitting: { groups: [frame] } } },
    },
  })
  if (!('output' in output)) throw new Error('The first build has no output.')
  const all = output.output.filter((file) => file.type === 'chunk')
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const entry = all.find(({ isEntry }) => isEntry)
  const atFirst = entry ? closureOf(chunks, entry.fileName) : new Set<string>()
  const users = all
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ fileName, facadeModuleId }) => ({
      fileName,
      isPage: isPage(facadeModuleId ?? ''),
      files: closureOf(chunks, fileName),
    }))
  const usersOf = (uses: (files: ReadonlySet<string>) => boolean) => {
    const found = users.filter(({ files }) => uses(files))
    const namesOf = (kind: boolean) =>
      new Set(
        found
          .filter(({ isPage }) => isPage === kind)
          .map(({ fileName }) => fileName),
      )
    return { pages: namesOf(true), later: namesOf(false) }
  }
  const partOf = (chunk: Rolldown.OutputChunk) => ({
    modules: chunk.moduleIds,
    bytes: gzipSync(chunk.code, { level: 9 }).byteLength,
    imports: new Set<number>(),
  })

  const shared = all.filter(
    ({ fileName, isDynamicEntry, moduleIds }) =>
      !isDynamicEntry && !atFirst.has(fileName) && moduleIds.length > 0,
  )
  const places = new Map(shared.map(({ fileName }, at) => [fileName, at]))
  const sharedParts = shared.map(
    (chunk): Part => ({
      ...partOf(chunk),
      ...usersOf((files) => files.has(chunk.fileName)),
      imports: new Set(chunk.imports.flatMap((file) => places.get(file) ?? [])),
    }),
  )

  const imported = new Set(all.flatMap(({ imports }) => imports))
  // Files that import pages, or are imported, stay apart: a join would bring along
  // what its other half needs.
  const requested = all.filter(
    ({ fileName, isDynamicEntry, facadeModuleId, imports }) =>
      isDynamicEntry &&
      !isPage(facadeModuleId ?? '') &&
      !imported.has(fileName) &&
      imports.every((file) => places.has(file) || atFirst.has(file)),
  )
  const requestersOf = ({ fileName }: Rolldown.OutputChunk) =>
    usersOf((files) =>
      [...files].some((file) =>
        chunks.get(file)?.dynamicImports.includes(fileName),
      ),
    )
  const isTranslation = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    plan.isTranslation(facadeModuleId ?? '')
  const translations = requested
    .filter(isTranslation)
    .map((chunk): Part => ({ ...partOf(chunk), ...requestersOf(chunk) }))
  const onDemand = requested
    .filter((chunk) => !isTranslation(chunk))
    .map((chunk): Part => ({ ...partOf(chunk), ...requestersOf(chunk) }))

  const groupOf = ({ modules }: Part, name: string): Group => {
    const wanted = new Set(modules)
    return { name, test: (id) => wanted.has(id) }
  }
  const late = (parts: readonly Part[], name: string) =>
    parts.map((part) => ({
      ...groupOf(part, name),
      includeDependenciesRecursively: false,
    }))
  const groups = [
    // Every page needs what the first script imports.
    frame,
    // What others import is taken first.
    ...joinParts(sharedParts, plan.shared).map((part) => groupOf(part, 'part')),
    ...late(joinParts(translations, plan.translations), 'translation'),
    ...late(joinParts(onDemand, plan.onDemand), 'late'),
  ]
  return groups.map((group, place) => ({
    ...group,
    priority: groups.length - place,
  }))
}
