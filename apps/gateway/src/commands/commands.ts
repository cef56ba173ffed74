import type { Command } from './Command.ts'

/** The commands of the program; without a command it runs `serve`. */
export const commands: readonly Command[] = [
  {
    name: 'serve',
    summary: 'Serves the API and follows the chains (the default)',
    load: async () => (await import('./serve.ts')).serve,
  },
]
