import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@strongroom/source', main, ...args],
    { encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  )
  return { status, stdout, stderr }
}

test('default: --help lists the commands', () => {
  const { status, stdout, stderr } = run('--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const name of ['serve', 'backup <file>', 'restore <file>', 'reindex']) {
    expect(stdout).toContain(`  ${name} `)
  }
  expect(run('serve', '--help').stdout).toContain('Usage: main.ts serve')
})

test.each([
  [['frobnicate'], "Unknown command 'frobnicate'. See --help.\n"],
  [['--port', '80'], "Unknown option '--port'. See --help.\n"],
  [['serve', '--port=80'], "Unknown option '--port'. See --help.\n"],
  [['serve', 'more'], 'Usage: main.ts serve. See --help.\n'],
])('error: %j ends with one line and code 1', (args, stderr) => {
  expect(run(...args)).toEqual({ status: 1, stdout: '', stderr })
})
