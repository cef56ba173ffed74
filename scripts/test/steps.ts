/** One step of `npm test`, in the order in which they run. */
export interface Step {
  name: string
  /** Words of a command, run with the workspace's tools on the path. */
  command: readonly string[]
  /**
   * Where the counts come from: the runner's JSON report, or the exit code of
   * the command as one check.
   */
  counts: 'exit' | 'vitest' | 'playwright'
  needs?: readonly ('chromium' | 'postgres')[]
}

export const steps: readonly Step[] = [
  { name: 'lint', command: ['biome', 'ci', '.'], counts: 'exit' },
  { name: 'workspace', command: ['sherif'], counts: 'exit' },
  { name: 'unused', command: ['knip'], counts: 'exit' },
  { name: 'files', command: script('checks/fileSizes.ts'), counts: 'exit' },
  {
    name: 'folding',
    command: script('checks/singleImporters.ts'),
    counts: 'exit',
  },
  {
    name: 'licences',
    command: script('checks/licences.ts'),
    counts: 'exit',
  },
  {
    name: 'types',
    command: ['pnpm', 'run', 'check:types'],
    counts: 'exit',
  },
  { name: 'build', command: turbo('build'), counts: 'exit' },
  { name: 'packages', command: turbo('check:package'), counts: 'exit' },
  {
    name: 'consumers',
    command: script('consumers/main.ts'),
    counts: 'exit',
    needs: ['chromium'],
  },
  {
    name: 'sizes',
    command: script('checks/entrySizes.ts'),
    counts: 'exit',
  },
  {
    name: 'part-sizes',
    command: script('checks/partSizes.ts'),
    counts: 'exit',
  },
  {
    name: 'wallet-size',
    command: script('checks/walletSize.ts'),
    counts: 'exit',
  },
  { name: 'storybook', command: script('checks/storybook.ts'), counts: 'exit' },
  {
    name: 'unit',
    command: ['vitest', 'run', '--project', 'node'],
    counts: 'vitest',
    needs: ['postgres', 'chromium'],
  },
  {
    name: 'browser',
    command: ['vitest', 'run', '--project', 'browser'],
    counts: 'vitest',
    needs: ['chromium'],
  },
  {
    name: 'stories',
    // A story without its snapshot has not been reviewed.
    command: ['vitest', 'run', '--project', 'stories', '--update=none'],
    counts: 'vitest',
    needs: ['chromium'],
  },
  {
    name: 'e2e',
    command: ['playwright', 'test'],
    counts: 'playwright',
    needs: ['chromium'],
  },
]

/** Steps of `npm run test:long`: what takes too long for every change. */
export const longSteps: readonly Step[] = [
  {
    name: 'long',
    command: ['vitest', 'run', '--project', 'long'],
    counts: 'vitest',
    needs: ['postgres', 'chromium'],
  },
]

function turbo(task: string): string[] {
  return ['turbo', 'run', task, '--output-logs=errors-only']
}

function script(file: string): string[] {
  return ['node', '--conditions=@strongroom/source', `scripts/${file}`]
}
