import type { Comparison } from './compare.ts'

/** The run of one bench. */
export interface BenchRun {
  name: string
  seconds: number
  /** Exit code; 1 when the bench missed a limit of its own. */
  code: number
  output: string
  comparisons: readonly Comparison[]
}

const shorten = (value: number) =>
  value >= 100
    ? Math.round(value).toLocaleString('en')
    : Number(value.toPrecision(3)).toString()

/** How many times better ours is than the peer's; below 1 it is worse. */
export function ratioOf({
  ours,
  theirs,
  isHigherBetter = false,
  ratio = isHigherBetter ? ours / theirs : theirs / ours,
}: Comparison): number {
  return ratio
}

/** The report of a run of all benches: ratios first, then the output of each bench. */
export function writeResults(
  machine: Readonly<Record<string, string>>,
  runs: readonly BenchRun[],
): string {
  const rows = runs
    .flatMap(({ name, comparisons }) =>
      comparisons.map((comparison) => ({ name, ...comparison })),
    )
    .map(
      (row) =>
        `| ${row.measured} | ${shorten(ratioOf(row))} × | ${shorten(row.ours)} ${row.unit} | ${shorten(row.theirs)} ${row.unit} | ${row.peer} | ${row.name} |`,
    )
  const verdict = ({ name, code }: BenchRun) =>
    code === 0 ? 'within its limits' : `missed a limit: see [below](#${name})`
  return [
    '# Results',
    '',
    '`npm run bench` writes this page. Figures depend on the machine and on its other load; ratios are of one run and one machine. Above 1 × ours is better, below it the peer is.',
    '',
    '| measured | ratio | ours | peer | published peer | bench |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '## Machine',
    '',
    '| | |',
    '|---|---|',
    ...Object.entries(machine).map(([key, value]) => `| ${key} | ${value} |`),
    '',
    '## Limits',
    '',
    '| bench | result | seconds |',
    '|---|---|---|',
    ...runs.map(
      (run) =>
        `| [${run.name}](${run.name}.bench.ts) | ${verdict(run)} | ${run.seconds.toFixed(0)} |`,
    ),
    ...runs.flatMap(({ name, output }) => [
      '',
      `## ${name}`,
      '',
      '```text',
      output.trim(),
      '```',
    ]),
    '',
  ].join('\n')
}
