// Plain JavaScript on purpose: this file must run on any Node ≥ 20 of the
// machine. It finds the right Node and pnpm, installs, and starts the script.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { benchHelp, startHelp, testHelp } from './help.mjs'
import { install } from './tools/install.mjs'
import { fail, root } from './tools/root.mjs'
import { findTools } from './tools/tools.mjs'

const [command = '', ...rest] = process.argv.slice(2)

/** @type {Record<string, { file: string, help: string } | undefined>} */
const entries = {
  start: { file: 'scripts/stack/main.ts', help: startHelp },
  test: { file: 'scripts/test/main.ts', help: testHelp },
  bench: { file: 'bench/main.ts', help: benchHelp },
}

const entry = entries[command]
if (entry === undefined) {
  fail(
    `Unknown command "${command}". Use "npm start", "npm test" or "npm run bench".`,
  )
}
if (rest.includes('--help') || rest.includes('-h')) {
  console.log(entry.help)
  process.exit(0)
}
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node 20 or newer is needed; this is ${process.version}.`)
}

const tools = findTools()
install(tools.env)

// A process of sources starts in half the time when Node keeps what it compiled.
const cache = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') }

const child = spawn(
  tools.node,
  ['--conditions=@strongroom/source', entry.file, ...rest],
  { cwd: root, stdio: 'inherit', env: { ...cache, ...tools.env } },
)
child.on('error', (error) => fail(`Cannot run Node: ${error.message}`))
child.on('exit', (code) => process.exit(code ?? 1))

// Ctrl-C reaches the child through the terminal, and the child decides when it
// is done. A signal sent to this process alone is passed on; so is the end of
// the process above, which a shell between npm and us would swallow.
let interrupts = 0
process.on('SIGINT', () => {
  if (!process.stdin.isTTY || interrupts++ > 1) child.kill('SIGINT')
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => child.kill(signal))
}
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM')
}, 1000).unref()
