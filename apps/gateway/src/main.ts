#!/usr/bin/env node

// npm only warns about an older Node, on which the program would fail with the
// name of a missing function.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 14)) {
  process.stderr.write(
    `strongroom-gateway needs Node 22.14 or later; this is Node ${process.versions.node}.\n`,
  )
  process.exitCode = 1
} else {
  const { runCommand } = await import('./main/commands/runCommand.ts')
  process.exitCode = await runCommand(process.argv.slice(2), process.env)
}
