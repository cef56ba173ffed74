import { rmSync } from 'node:fs'
import { build } from 'vitepress'
import { checkSite } from './checkSite.ts'
import { docs, output, staged } from './sources.ts'
import { stagePages } from './stagePages.ts'
import { copyStorybook, readStories } from './stories.ts'
import { writeCatalogues } from './writeCatalogues.ts'
import { writeComponents } from './writeComponents.ts'
import { writeReference } from './writeReference.ts'

// Builds the site from the documents and docstrings of the repository, and
// checks what it wrote.

async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await work()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${name}: ${seconds} s`)
  return result
}

rmSync(staged, { recursive: true, force: true })
rmSync(output, { recursive: true, force: true })
await step('pages', () => {
  stagePages()
  writeCatalogues()
})
await step('reference', async () =>
  writeComponents(await writeReference(), readStories()),
)
await step('site', () => build(docs))
await step('storybook', copyStorybook)
const problems = await step('check', () =>
  checkSite(output, process.env['DOCS_BASE']),
)
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)
