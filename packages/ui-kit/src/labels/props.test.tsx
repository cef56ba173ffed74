// @vitest-environment jsdom
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { annotations } from '../../.storybook/annotations.tsx'
import { risky } from '../../test/reviews.ts'
import { defaultLabels, type GivenLabels } from './defaultLabels.ts'
import { LabelsProvider } from './LabelsProvider.tsx'
import { translate } from './translate.test.fixture.tsx'

setProjectAnnotations([annotations, { initialGlobals: { theme: 'light' } }])

const kit = join(import.meta.dirname, '..')

type Sets = Readonly<Record<string, object>>
const sets: Sets = defaultLabels

/** The props of every exported component, with their types. */
function readProps(): Map<string, ReadonlyMap<string, ts.Type>> {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(kit, '../tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  const entry = join(kit, 'index.ts')
  const program = ts.createProgram([entry], config?.options ?? {})
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(entry)
  const module = file && checker.getSymbolAtLocation(file)
  if (module === undefined) throw new Error('The entry has no exports.')
  const found = new Map<string, ReadonlyMap<string, ts.Type>>()
  for (const symbol of checker.getExportsOfModule(module)) {
    const target =
      symbol.flags & ts.SymbolFlags.Alias
        ? checker.getAliasedSymbol(symbol)
        : symbol
    const [props] =
      checker.getTypeOfSymbol(target).getCallSignatures()[0]?.parameters ?? []
    if (/^[A-Z]/u.test(symbol.name) && props)
      found.set(
        symbol.name,
        new Map(
          checker
            .getTypeOfSymbol(props)
            .getProperties()
            .map((prop) => [
              prop.name,
              checker.getTypeOfSymbol(prop).getNonNullableType(),
            ]),
        ),
      )
  }
  return found
}

/** The sets that hold these texts, that of the component's name first. */
function setsOf(component: string, texts: readonly string[]): string[] {
  const own = component.replace(/^./u, (letter) => letter.toLowerCase())
  const chosen = [own, ...Object.keys(sets)].filter((name) => name in sets)
  let left = new Set(texts)
  return chosen.filter((name) => {
    const keys = Object.keys(sets[name] ?? {})
    const fits =
      keys.every((key) => left.has(key)) &&
      (name === own || keys.length === left.size)
    if (fits) left = new Set([...left].filter((key) => !keys.includes(key)))
    return fits
  })
}

/**
 * Renders with parts that are loaded on demand, and one name for all generated
 * ids.
 */
async function renderToHtml(node: ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node)
  return (await text(prelude)).replace(/\b_R_\w+_/gu, 'id')
}

/** Props for lists that count rows instead of showing them. */
const many: Readonly<Record<string, object>> = {
  ProblemList: { problems: Array(60).fill({ kind: 'code' }) },
  RiskList: { reasons: Array(60).fill(risky.verdict.reasons[0]) },
}

const props = readProps()

/** Components with a `labels` prop, and the names of its texts. */
const labelled = [...props].flatMap(([component, types]) => {
  const texts = types.get('labels')?.getProperties()
  return texts && component !== 'LabelsProvider'
    ? [[component, texts.map(({ name }) => name)] as const]
    : []
})

test('behavior: boolean props are adjectives, as those of HTML', () => {
  const prefixed = [...props].flatMap(([component, types]) =>
    [...types].flatMap(([name, type]) =>
      /^(?:is|has|can|should)[A-Z]/u.test(name) &&
      type.getCallSignatures().length === 0
        ? `${component} ${name}`
        : [],
    ),
  )
  expect(props.size).toBeGreaterThan(70)
  expect(prefixed).toEqual([])
})

test.each(labelled)(
  'default: %s takes its texts from the provider as from its prop',
  async (component, texts) => {
    const names = setsOf(component, texts)
    const provided: GivenLabels = Object.fromEntries(
      names.map((name) => [name, translate(sets[name])]),
    )
    const own = Object.assign({}, ...Object.values(provided))
    expect(Object.keys(own).sort()).toEqual([...texts].sort())
    const [path = ''] = globSync(`**/${component}.stories.tsx`, { cwd: kit })
    const module: Parameters<typeof composeStories>[0] = await import(
      join(kit, path)
    )
    let isTranslated = false
    for (const [name, story] of Object.entries(composeStories(module))) {
      const Story = story as (props: { labels: object }) => ReactElement
      const given = many[component]
      const english = await renderToHtml(<Story {...given} labels={{}} />)
      const byProp = await renderToHtml(<Story {...given} labels={own} />)
      // Some stories of a component show its parts.
      if (byProp === english) continue
      isTranslated = true
      const byProvider = await renderToHtml(
        <LabelsProvider labels={provided}>
          <Story {...given} labels={{}} />
        </LabelsProvider>,
      )
      expect(byProvider, name).toBe(byProp)
    }
    expect(isTranslated).toBe(true)
  },
)
