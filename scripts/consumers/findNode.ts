import { homedir } from 'node:os'
import { run } from './run.ts'

/** The oldest Node that the packages and today's Vite both run on, and ours. */
export const nodeVersions = ['22.12.0', process.versions.node] as const

/** Path of a Node of this version: the running one, or one that npm fetches. */
export async function findNode(version: string): Promise<string> {
  if (version === process.versions.node) return process.execPath
  const said = await run(homedir(), [
    ...['npx', '--yes', '--prefer-offline', '-p', `node@${version}`],
    ...['node', '-p', 'JSON.stringify(process.execPath)'],
  ])
  const line = said.split('\n').find((text) => text.startsWith('"')) ?? '""'
  return JSON.parse(line) as string
}
