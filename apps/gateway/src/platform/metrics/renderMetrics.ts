import type { Labels, MetricFamily } from './MetricFamily.ts'

const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')

const renderLabels = (labels: Labels): string => {
  const parts = Object.entries(labels).map(
    ([name, value]) => `${name}="${escapeText(value).replaceAll('"', '\\"')}"`,
  )
  return parts.length === 0 ? '' : `{${parts.join(',')}}`
}

const renderNumber = (value: number): string => {
  if (Number.isNaN(value)) return 'NaN'
  if (Number.isFinite(value)) return String(value)
  return value > 0 ? '+Inf' : '-Inf'
}

/**
 * Writes metrics down in the text format of Prometheus, version 0.0.4.
 *
 * @example
 * import { renderMetrics } from './renderMetrics.ts'
 *
 * renderMetrics([
 *   { name: 'up', help: 'Whether.', type: 'gauge', samples: [{ value: 1 }] },
 * ]) // '# HELP up Whether.\n# TYPE up gauge\nup 1\n'
 */
export function renderMetrics(families: readonly MetricFamily[]): string {
  const lines = families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${escapeText(help)}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ suffix = '', labels = {}, value }) =>
        `${name}${suffix}${renderLabels(labels)} ${renderNumber(value)}`,
    ),
  ])
  return lines.map((line) => `${line}\n`).join('')
}
