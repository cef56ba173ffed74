import { runCommand } from './main/commands/runCommand.ts'

process.exitCode = await runCommand(process.argv.slice(2), process.env)
