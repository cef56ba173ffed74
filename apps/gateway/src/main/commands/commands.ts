import type { Command } from './Command.ts'

/** The commands of the program; without a command it runs `serve`. */
export const commands: readonly Command[] = [
  {
    name: 'serve',
    summary: 'Serves the API and follows the chains (the default)',
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'backup',
    positionals: ['file'],
    summary: 'Writes the built-in store to a new file, also while serving',
    load: async () => (await import('../backup/backup.ts')).backup,
  },
  {
    name: 'restore',
    positionals: ['file'],
    summary: 'Puts a backup into an empty data folder',
    load: async () => (await import('../backup/restore.ts')).restore,
  },
  {
    name: 'reindex',
    summary:
      'Reads a safe, or the safes of some blocks, again, also while serving',
    options: {
      chain: { type: 'string', value: 'id', summary: 'Chain to read from' },
      safe: { type: 'string', value: 'address', summary: 'Safe to read again' },
      from: {
        type: 'string',
        value: 'block',
        summary: 'First block, instead of a safe',
      },
      to: { type: 'string', value: 'block', summary: 'Last block' },
    },
    load: async () => (await import('../reindex/reindex.ts')).reindex,
  },
]
