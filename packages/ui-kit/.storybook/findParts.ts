import type { StyleContract } from '../src/internal/StyleContract.ts'

const contracts = import.meta.glob<Record<string, StyleContract>>(
  '../src/*/*.contract.ts',
  { eager: true },
)
const components = import.meta.glob<string>(
  ['../src/*/*.tsx', '!../src/*/*.{test,stories}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)

/** The parts that the components beside a file of stories are made of. */
export function findParts(storyFile: string) {
  const folder = /\/src\/([\w-]+)\//u.exec(storyFile)?.[1]
  const code = Object.entries(components)
    .filter(([file]) => file.startsWith(`../src/${folder}/`))
    .map(([, text]) => text)
    .join('\n')
  return Object.values(contracts)
    .flatMap((module) => Object.values(module))
    .flatMap((contract) => Object.entries(contract))
    .filter(([part]) => new RegExp(`\\b${part}(?![\\w-])`, 'u').test(code))
    .map(([part, hooks]) => ({ part, ...hooks }))
}
