import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  Application,
  Comment,
  type CommentDisplayPart,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
  TSConfigReader,
} from 'typedoc'
import { docs, repository, root, staged } from './sources.ts'
import { statusOf } from './stability.ts'
import { weightOf } from './weights.ts'

/** Entries of the published packages: their names by their source files. */
export function listEntries(): ReadonlyMap<string, string> {
  const entries = new Map<string, string>()
  for (const file of globSync('packages/*/package.json', {
    cwd: root,
  }).sort()) {
    const manifest: {
      readonly private?: boolean
      readonly name: string
      readonly exports?: Readonly<Record<string, Record<string, string>>>
    } = JSON.parse(readFileSync(join(root, file), 'utf8'))
    if (manifest.private) continue
    for (const [path, conditions] of Object.entries(manifest.exports ?? {})) {
      const source = conditions['@strongroom/source']
      if (source?.endsWith('.ts'))
        entries.set(
          join(root, file, '..', source),
          join(manifest.name.replace('@strongroom/', ''), path),
        )
    }
  }
  return entries
}

/**
 * Writes a page for every function and class that the published packages
 * export, and a page of each entry with its types and values.
 *
 * @returns what typedoc read of the packages
 * @throws Error when a docstring is at fault, or a type that an export names is
 * not exported
 */
export async function writeReference(): Promise<ProjectReflection> {
  const entries = listEntries()
  const options = {
    entryPoints: [...entries.keys()],
    tsconfig: join(docs, 'tsconfig.reference.json'),
    plugin: ['typedoc-plugin-markdown', 'typedoc-vitepress-theme'],
    out: join(staged, 'reference'),
    basePath: root,
    name: 'API reference',
    readme: 'none',
    // `check:types` has checked them.
    skipErrorChecking: true,
    disableGit: true,
    sourceLinkTemplate: `${repository}packages/{path}#L{line}`,
    excludeExternals: true,
    excludeInternal: true,
    excludePrivate: true,
    // viem documents its own types.
    externalSymbolLinkMappings: { viem: { '*': '#' } },
    treatWarningsAsErrors: true,
    // Options of the plugins.
    outputFileStrategy: 'members',
    membersWithOwnFile: ['Function', 'Class'],
    mergeReadme: false,
    hidePageHeader: true,
    hideBreadcrumbs: true,
    expandObjects: false,
    parametersFormat: 'table',
    propertyMembersFormat: 'table',
    interfacePropertiesFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    docsRoot: staged,
  }
  const app = await Application.bootstrapWithPlugins(options as object, [
    new TSConfigReader(),
  ])
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) =>
    nameModules(project, entries),
  )
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) =>
    markStatuses(project),
  )
  const project = await app.convert()
  if (project === undefined) throw new Error('typedoc found no exports.')
  app.validate(project)
  await app.generateOutputs(project)
  const { warningCount, errorCount } = app.logger
  if (warningCount + errorCount > 0)
    throw new Error('typedoc reported the problems above.')
  return project
}

function nameModules(
  project: ProjectReflection,
  entries: ReadonlyMap<string, string>,
): void {
  for (const module of project.children ?? []) {
    const file = module.sources?.[0]?.fullFileName ?? ''
    const name = entries.get(file)
    if (name === undefined) throw new Error(`${file} is no entry.`)
    module.name = name
  }
}

/**
 * Puts the version and the stability of each entry before its exports, and with
 * the weight before the docstring of each export.
 */
function markStatuses(project: ProjectReflection): void {
  for (const module of project.children ?? []) {
    const status = statusOf(module.name)
    // An entry that only re-exports others has no exports of its own to mark.
    module.comment ??= new Comment()
    module.comment.summary = [
      {
        kind: 'text',
        text: `*Since ${status.since} · ${status.stability}*\n\n`,
      },
      ...module.comment.summary,
    ]
    for (const exported of module.children ?? []) {
      if (exported.kindOf(ReflectionKind.Reference)) continue
      for (const owner of commented(exported)) {
        owner.comment ??= new Comment()
        const { comment } = owner
        const since = comment.getTag('@since')?.content.map(textOf).join('')
        comment.removeTags('@since')
        const isExperimental = comment.hasModifier('@experimental')
        const stability = isExperimental ? 'experimental' : status.stability
        const text = `*Since ${since?.trim() || status.since} · ${stability}*`
        const lines = [text, ...marksOf(exported), '']
        comment.summary = [
          { kind: 'text', text: lines.join('\n\n') },
          ...comment.summary,
        ]
      }
    }
  }
}

/** The weight of a component or hook; for a component also its stories. */
function marksOf(exported: DeclarationReflection): string[] {
  const isValue = exported.kindOf([
    ReflectionKind.Function,
    ReflectionKind.Variable,
  ])
  const { name, parent } = exported
  const weight = isValue ? weightOf(parent?.name ?? '', name) : undefined
  if (weight === undefined) return []
  return parent?.name === 'ui-kit'
    ? [`${weight} · [Live stories](/components/${name}.html)`]
    : [weight]
}

const textOf = (part: CommentDisplayPart) => part.text

const commented = (exported: DeclarationReflection) =>
  exported.signatures ?? [exported]
