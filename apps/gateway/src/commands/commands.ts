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
    load: async () => (await import('../db/backup/backup.ts')).backup,
  },
  {
    name: 'restore',
    positionals: ['file'],
    summary: 'Puts a backup into an empty data folder',
    load: async () => (await import('../db/backup/restore.ts')).restore,
  },
]
