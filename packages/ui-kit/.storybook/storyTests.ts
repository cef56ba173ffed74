import { fileURLToPath } from 'node:url'

const runner = fileURLToPath(new URL('./testStories.ts', import.meta.url))

/**
 * Makes every file of stories a file of tests: the test imports the stories
 * under a query of their own and runs each. A snapshot stands beside its file.
 */
export function storyTests() {
  return {
    name: 'story-tests',
    enforce: 'pre' as const,
    transform(_code: string, id: string) {
      if (!id.endsWith('.stories.tsx')) return undefined
      return [
        `import * as stories from ${JSON.stringify(`${id}?story`)}`,
        `import { testStories } from ${JSON.stringify(runner)}`,
        'testStories(stories)',
      ].join('\n')
    },
  }
}
